import MagicString from 'magic-string';
import { functionsIn, type KeyedFunction } from './functionKeys.ts';
import { childrenOf, isFunction, partOf, type SyntaxNode } from './syntax.ts';

/** The statements that a declared function stands among; undefined where that is a block of its own, as of an `if`. */
function scopeOf({ parents }: KeyedFunction): SyntaxNode | undefined {
  const block = parents.at(-1);
  const around = parents.at(-2);
  if (block?.type === 'Program') return block;
  return block?.type === 'BlockStatement' && around !== undefined && isFunction(around) ? block : undefined;
}

/** Whether functions may stand behind a statement that is among the first of its scope. */
function isOpening(statement: SyntaxNode): boolean {
  return (
    statement.type === 'ImportDeclaration' ||
    typeof partOf(statement, 'directive') === 'string' ||
    isFunction(statement)
  );
}

/** Puts all functions of a scope first, in their order: they can be called before they are declared. */
function putFirst(text: MagicString, scope: SyntaxNode): void {
  const statements = childrenOf(scope);
  const openingEnd = statements.findIndex((statement) => !isOpening(statement));
  const beginning = statements[openingEnd]?.start;
  if (beginning === undefined) return;
  for (const statement of statements.slice(openingEnd).filter(isFunction)) {
    text.move(statement.start, statement.end, beginning);
  }
}

/** Makes a declaration a variable for the function; without its name, since a function may set that variable. */
function declareAsVariable(text: MagicString, { node: { id, start, end } }: KeyedFunction): void {
  if (!id) return;
  text.prependRight(start, `var ${id.name} = (`).remove(id.start, id.end).appendLeft(end, ');');
}

/** Puts an expression in parentheses, where there are none and it is not a method. */
function parenthesize(text: MagicString, { node: { start, end }, parents }: KeyedFunction): void {
  const parent = parents.at(-1);
  const isValue =
    parent?.type !== 'Property' || (partOf(parent, 'method') === false && partOf(parent, 'kind') === 'init');
  if (!isValue || parent?.type === 'MethodDefinition' || parent?.type === 'ParenthesizedExpression') return;
  text.prependRight(start, '(').appendLeft(end, ')');
}

/**
 * Puts functions in parentheses, which tells browsers to compile them together with the file instead of at their first
 * call. A declared one becomes a variable.
 * @param program the syntax tree of `code`
 * @param isCalled whether a function, named by its key, is called soon
 */
export function markCalled(code: string, program: SyntaxNode, isCalled: (key: string) => boolean): string {
  const text = new MagicString(code);
  const scopes = new Set<SyntaxNode>();
  for (const called of functionsIn(program).filter(({ key }) => isCalled(key))) {
    const scope = called.node.type === 'FunctionDeclaration' ? scopeOf(called) : undefined;
    if (called.node.type !== 'FunctionDeclaration') parenthesize(text, called);
    else if (scope !== undefined) {
      declareAsVariable(text, called);
      scopes.add(scope);
    }
  }
  scopes.forEach((scope) => putFirst(text, scope));
  return text.toString();
}
