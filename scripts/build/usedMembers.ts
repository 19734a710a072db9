import MagicString from 'magic-string';
import { parseSync } from 'vite';
import { childrenOf, nameOf, partOf, type SyntaxNode } from './syntax.ts';

/** What is called without its name: when something is waited for, or made a text. */
const UNNAMED = ['constructor', 'then', 'toString', 'toJSON', 'valueOf'];

/** What a class has under a name: a method, or an object that its constructor makes. */
type Member = { name: string; node: SyntaxNode; mentions: Set<string> };

/** The members of a file's classes, and the names that the rest of it mentions. */
export type Members = { members: Member[]; mentions: Set<string> };

const nodeOf = (node: SyntaxNode, name: string) => partOf(node, name) as SyntaxNode;

/** The name of a method that can be left out; undefined of anything else. */
function methodName(node: SyntaxNode): string | undefined {
  if (node.type !== 'MethodDefinition' || partOf(node, 'computed') === true || partOf(node, 'static') === true) {
    return undefined;
  }
  const name = nameOf(partOf(node, 'key'));
  return name !== undefined && UNNAMED.includes(name) ? undefined : name;
}

/** The statements of a constructor; none of any other node. */
function statementsOf(node: SyntaxNode): SyntaxNode[] {
  const isConstructor = node.type === 'MethodDefinition' && partOf(node, 'kind') === 'constructor';
  return isConstructor ? childrenOf(nodeOf(nodeOf(node, 'value'), 'body')) : [];
}

/** The assignment of a statement `this.name = { … }`; undefined of any other. */
function madeObject(node: SyntaxNode): { name: string; object: SyntaxNode } | undefined {
  if (node.type !== 'ExpressionStatement') return undefined;
  const assignment = nodeOf(node, 'expression');
  if (assignment.type !== 'AssignmentExpression') return undefined;
  const place = nodeOf(assignment, 'left');
  const object = nodeOf(assignment, 'right');
  if (place.type !== 'MemberExpression' || object.type !== 'ObjectExpression') return undefined;
  const name = nameOf(partOf(place, 'property'));
  return name !== undefined && nodeOf(place, 'object').type === 'ThisExpression' ? { name, object } : undefined;
}

/** The names that a node itself mentions: `.name`, `['name']`, `'name' in`, or `{ name } =`. */
function mentionedBy(node: SyntaxNode): string[] {
  const textIn = (part: string) => {
    const value = partOf(nodeOf(node, part), 'value');
    return typeof value === 'string' ? [value] : [];
  };
  if (node.type === 'MemberExpression') return [nameOf(partOf(node, 'property')) ?? [], textIn('property')].flat();
  if (node.type === 'BinaryExpression' && partOf(node, 'operator') === 'in') return textIn('left');
  if (node.type === 'ObjectPattern') return childrenOf(node).flatMap((taken) => nameOf(partOf(taken, 'key')) ?? []);
  return [];
}

/** Finds the members of a file's classes, and what is mentioned in each and beside them. */
export function membersOf(file: string, code: string): Members {
  const members: Member[] = [];
  const beside = new Set<string>();
  const making = new Set<SyntaxNode>();
  const look = (node: SyntaxNode, around: Set<string>): void => {
    statementsOf(node).forEach((statement) => making.add(statement));
    const made = making.has(node) ? madeObject(node) : undefined;
    const name = made?.name ?? methodName(node);
    const mentions = name === undefined ? around : new Set<string>();
    if (name !== undefined) members.push({ name, node, mentions });
    mentionedBy(node).forEach((mentioned) => mentions.add(mentioned));
    childrenOf(made?.object ?? node).forEach((child) => look(child, mentions));
  };
  look(parseSync(file, code).program, beside);
  return { members, mentions: beside };
}

/** All names that a file mentions. */
export function mentionsIn(file: string, code: string): string[] {
  const { members, mentions } = membersOf(file, code);
  return [...mentions, ...members.flatMap((member) => [...member.mentions])];
}

/** The names that can be reached: those that `callers` mention, and from there what a member of that name mentions. */
export function reachedNames(libraries: Members[], callers: string[]): Set<string> {
  const reached = new Set([...callers, ...libraries.flatMap(({ mentions }) => [...mentions])]);
  const members = libraries.flatMap((library) => library.members);
  // What is added while it is gone through is gone through as well.
  for (const name of reached) {
    for (const member of members)
      if (member.name === name) member.mentions.forEach((mentioned) => reached.add(mentioned));
  }
  return reached;
}

/** The code of a file without the members that are not reached. */
export function withoutUnreached(file: string, code: string, reached: Set<string>): string {
  const text = new MagicString(code);
  for (const { name, node } of membersOf(file, code).members) if (!reached.has(name)) text.remove(node.start, node.end);
  return text.toString();
}
