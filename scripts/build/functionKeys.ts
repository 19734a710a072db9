import { childrenOf, isFunction, nameOf, partOf, type FunctionNode, type SyntaxNode } from './syntax.ts';

/** A function of a file, where it stands, and what it is called by. */
export type KeyedFunction = {
  node: FunctionNode;
  /** What it stands in, the nearest last. */
  parents: SyntaxNode[];
  /** The names of the functions it stands in and its own, of a nameless one its number: `DirectoryTable/#2`. */
  key: string;
};

/** Where the name of what a node holds stands. */
const NAME_PARTS: Record<string, string> = {
  VariableDeclarator: 'id',
  AssignmentExpression: 'left',
  Property: 'key',
  PropertyDefinition: 'key',
  MethodDefinition: 'key',
};

/** What stands between a function and what holds it: parentheses, and calls that it is handed to, such as `memo`. */
const HANDING_ON = new Set(['ParenthesizedExpression', 'CallExpression']);

/** What a function is known by where it stands, if by anything. */
function ownName(node: FunctionNode, parents: SyntaxNode[]): string | undefined {
  if (node.id) return node.id.name;
  const holder = parents.findLast(({ type }) => !HANDING_ON.has(type));
  const place = holder && NAME_PARTS[holder.type];
  if (holder === undefined || place === undefined) return undefined;
  const named = partOf(holder, place) as SyntaxNode;
  return nameOf(named) ?? nameOf(partOf(named, 'property'));
}

/** Every function below a node, with its key, which stays the same as long as it and what it stands in keep their names. */
export function functionsIn(root: SyntaxNode): KeyedFunction[] {
  const found: KeyedFunction[] = [];
  const visit = (node: SyntaxNode, parents: SyntaxNode[], path: string, counter: { nameless: number }) => {
    let innerPath = path;
    let innerCounter = counter;
    if (isFunction(node)) {
      const name = ownName(node, parents) ?? `#${counter.nameless++}`;
      innerPath = path === '' ? name : `${path}/${name}`;
      innerCounter = { nameless: 0 };
      found.push({ node, parents, key: innerPath });
    }
    for (const child of childrenOf(node)) visit(child, [...parents, node], innerPath, innerCounter);
  };
  visit(root, [], '', { nameless: 0 });
  return found;
}
