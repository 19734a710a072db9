/** A node of a syntax tree, as far as all of them are alike. */
export type SyntaxNode = { type: string; start: number; end: number };

/** A function, and where it stands. */
export type FunctionNode = SyntaxNode & {
  type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression';
  id?: (SyntaxNode & { name: string }) | null;
  body: SyntaxNode;
};

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The nodes right below a node, in the order of the source. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode);
}

/** A part of a node, such as its body; undefined where it has none of that name. */
export function partOf(node: SyntaxNode, name: string): unknown {
  return (node as unknown as Record<string, unknown>)[name];
}

export function isFunction(node: SyntaxNode): node is FunctionNode {
  return (
    (node.type === 'FunctionDeclaration' ||
      node.type === 'FunctionExpression' ||
      node.type === 'ArrowFunctionExpression') &&
    isNode(partOf(node, 'body'))
  );
}

/** The name of an identifier; undefined of anything else. */
export function nameOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Identifier' ? (partOf(node, 'name') as string) : undefined;
}
