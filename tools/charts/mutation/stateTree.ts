import ts from 'typescript';

/** A state of a chart, as its source has it. */
export type StateSource = {
  name: string;
  /** The id it is given; the chart's for the root. */
  id: string | null;
  parent: StateSource | null;
  children: StateSource[];
  config: ts.ObjectLiteralExpression;
};

/** The states of the chart in a source file: the literal that is handed to `createMachine`. */
export function stateTree(source: ts.SourceFile): StateSource {
  let config: ts.ObjectLiteralExpression | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [argument] = node.arguments;
      if (node.expression.name.text === 'createMachine' && argument && ts.isObjectLiteralExpression(argument)) {
        config = argument;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (!config) throw new Error(`${source.fileName} has no chart that is one literal`);
  return stateOf('', config, null);
}

/** A state and all states below it. */
export function withDescendants(state: StateSource): StateSource[] {
  return [state, ...state.children.flatMap(withDescendants)];
}

/** The state's path below the root, as in `listing.idle`; the chart's id for the root. */
export function pathOf(state: StateSource): string {
  if (state.parent === null) return state.id ?? '';
  return state.parent.parent === null ? state.name : `${pathOf(state.parent)}.${state.name}`;
}

/** The state that a target names, seen from `from`; null when it names none. */
export function targetOf(target: string, from: StateSource): StateSource | null {
  if (target.startsWith('#')) {
    const [id = '', ...path] = target.slice(1).split('.');
    const start = withDescendants(rootOf(from)).find((state) => state.id === id);
    return start ? descend(start, path) : null;
  }
  if (target.startsWith('.')) return descend(from, target.slice(1).split('.'));
  // The root has no siblings: its targets name its children.
  return descend(from.parent ?? from, target.split('.'));
}

/** A property of an object literal, by its name. */
export function property(config: ts.ObjectLiteralExpression, name: string): ts.PropertyAssignment | undefined {
  return config.properties.find(
    (found): found is ts.PropertyAssignment => ts.isPropertyAssignment(found) && nameOf(found) === name,
  );
}

/** The name of a property, without quotes. */
export function nameOf({ name }: ts.PropertyAssignment): string {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name)
    ? name.text
    : name.getText();
}

function rootOf(state: StateSource): StateSource {
  return state.parent ? rootOf(state.parent) : state;
}

function descend(state: StateSource, [name, ...rest]: string[]): StateSource | null {
  if (name === undefined) return state;
  const child = state.children.find((found) => found.name === name);
  return child ? descend(child, rest) : null;
}

function stateOf(name: string, config: ts.ObjectLiteralExpression, parent: StateSource | null): StateSource {
  const id = property(config, 'id')?.initializer;
  const state: StateSource = {
    name,
    id: id && ts.isStringLiteralLike(id) ? id.text : null,
    parent,
    children: [],
    config,
  };
  const states = property(config, 'states')?.initializer;
  if (!states || !ts.isObjectLiteralExpression(states)) return state;
  state.children = states.properties.flatMap((child) =>
    ts.isPropertyAssignment(child) && ts.isObjectLiteralExpression(child.initializer)
      ? [stateOf(nameOf(child), child.initializer, state)]
      : [],
  );
  return state;
}
