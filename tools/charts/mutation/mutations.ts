type Config = Record<string, unknown>;
type Path = (string | number)[];

/** A change of one transition that the tests of its chart must detect. */
export type Mutation = {
  /** The id of the chart. */
  chart: string;
  /** The path of the transition in the config. */
  path: Path;
  kind: 'dropped' | 'guard negated' | 'sent to a sibling';
  /** The state and the event as text, and the new target if there is one. */
  what: string;
  target?: string;
};

/** A state of a config, with its children. */
type State = { config: Config; path: Path; name: string; parent: State | null; children: State[] };

/** A branch of a transition: its path, its event, and its target or object. */
type Branch = { path: Path; event: string; branch: unknown };

/** All mutations of a chart: each transition dropped, each guard negated, each target replaced by the next state. */
export function mutationsOf(config: Config): Mutation[] {
  const chart = String(config['id']);
  return withDescendants(stateOf(config, [], '', null)).flatMap((state) =>
    branchesOf(state).flatMap(({ path, event, branch }) => {
      const what = `${pathOf(state) || chart} on ${event}`;
      const found: Mutation[] = [{ chart, path, kind: 'dropped', what }];
      if (isConfig(branch) && branch['guard'] !== undefined) found.push({ chart, path, kind: 'guard negated', what });
      const sibling = siblingOfTarget(isConfig(branch) ? branch['target'] : branch, state);
      if (sibling) {
        const name = pathOf(sibling);
        found.push({ chart, path, kind: 'sent to a sibling', what: `${what} → ${name}`, target: `#${chart}.${name}` });
      }
      return found;
    }),
  );
}

/**
 * The config with one mutation.
 * @param not negates a guard, like xstate's `not`
 */
export function mutated(config: Config, { path, kind, target }: Mutation, not: (guard: never) => unknown): Config {
  return changedAt(config, path, (branch) => {
    if (kind === 'dropped') return undefined;
    if (!isConfig(branch)) return target;
    return kind === 'guard negated' ? { ...branch, guard: not(branch['guard'] as never) } : { ...branch, target };
  }) as Config;
}

/** A copy of `value` with the part at `path` changed, or removed if `change` returns undefined. */
function changedAt(value: unknown, [key, ...rest]: Path, change: (part: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const entries = Object.entries(value as object).flatMap(([name, part]: [string, unknown]) => {
    const next = name === String(key) ? changedAt(part, rest, change) : part;
    return next === undefined ? [] : [[name, next] as const];
  });
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

function branchesOf({ config, path }: State): Branch[] {
  const { on = {}, after = {}, invoke = [], always, onDone } = config;
  const effects = Array.isArray(invoke)
    ? invoke.map((effect: Config, index) => ({ effect, at: [...path, 'invoke', index] }))
    : [{ effect: invoke as Config, at: [...path, 'invoke'] }];
  return [
    ...Object.entries(on as Config).flatMap(([event, found]) => branchesAt([...path, 'on', event], event, found)),
    ...Object.entries(after as Config).flatMap(([delay, found]) =>
      branchesAt([...path, 'after', delay], `after ${delay}`, found),
    ),
    ...effects.flatMap(({ effect, at }) => [
      ...branchesAt([...at, 'onDone'], `done of ${String(effect['src'])}`, effect['onDone']),
      ...branchesAt([...at, 'onError'], `error of ${String(effect['src'])}`, effect['onError']),
    ]),
    ...branchesAt([...path, 'always'], 'always', always),
    ...branchesAt([...path, 'onDone'], 'done', onDone),
  ];
}

function branchesAt(path: Path, event: string, found: unknown): Branch[] {
  if (found === undefined) return [];
  if (!Array.isArray(found)) return [{ path, event, branch: found }];
  return found.map((branch: unknown, index) => ({ path: [...path, index], event, branch }));
}

function stateOf(config: Config, path: Path, name: string, parent: State | null): State {
  const state: State = { config, path, name, parent, children: [] };
  state.children = Object.entries((config['states'] ?? {}) as Record<string, Config>).map(([key, child]) =>
    stateOf(child, [...path, 'states', key], key, state),
  );
  return state;
}

function withDescendants(state: State): State[] {
  return [state, ...state.children.flatMap(withDescendants)];
}

/** The path of a state below the root, as in `listing.idle`; empty for the root. */
function pathOf({ name, parent }: State): string {
  return parent === null || parent.parent === null ? name : `${pathOf(parent)}.${name}`;
}

/** The state after a target, or before it if it is the last; undefined if there is no other. */
function siblingOfTarget(target: unknown, from: State): State | undefined {
  if (typeof target !== 'string') return undefined;
  const [first = '', ...rest] = target.split('.');
  const root = (state: State): State => (state.parent ? root(state.parent) : state);
  const start = first.startsWith('#')
    ? withDescendants(root(from)).find(({ config }) => config['id'] === first.slice(1))
    : first === ''
      ? from
      : (from.parent ?? from);
  const names = first === '' || first.startsWith('#') ? rest : [first, ...rest];
  const found = names.reduce<State | undefined>(
    (state, name) => state?.children.find((child) => child.name === name),
    start,
  );
  const siblings = found?.parent?.children ?? [];
  const index = siblings.findIndex((sibling) => sibling === found);
  return siblings[index + 1] ?? siblings[index - 1];
}

function isConfig(value: unknown): value is Config {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
