import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import type { AnyStateNode } from 'xstate/graph';

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

/** A branch of a transition: its path in the config, its event as text, and its definition by xstate. */
type Branch = { path: Path; event: string; transition: AnyTransitionDefinition };

/** All mutations of a chart: each transition dropped, each guard negated, each target replaced with the next state. */
export function mutationsOf({ id: chart, root }: AnyStateMachine): Mutation[] {
  return withDescendants(root).flatMap((node) =>
    branchesOf(node).flatMap(({ path, event, transition }) => {
      const what = `${node.path.join('.') || chart} on ${event}`;
      const found: Mutation[] = [{ chart, path, kind: 'dropped', what }];
      if (transition.guard !== undefined) found.push({ chart, path, kind: 'guard negated', what });
      const sibling = siblingOf(transition.target?.[0]);
      if (sibling) {
        const name = sibling.path.join('.');
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
    if (typeof branch === 'string') return target;
    const transition = branch as Config;
    return kind === 'guard negated'
      ? { ...transition, guard: not(transition['guard'] as never) }
      : { ...transition, target };
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

/** The branches of a state's transitions, without its children. */
function branchesOf(node: AnyStateNode): Branch[] {
  const { on = {}, after = {}, invoke = [] } = node.config as { on?: Config; after?: Config; invoke?: unknown };
  const keys = [
    ...Object.keys(on).map((type) => ({ keys: ['on', type], event: type, descriptor: type })),
    ...Object.keys(after).map((delay) => ({
      keys: ['after', delay],
      event: `after ${delay}`,
      descriptor: `xstate.after.${delay}.${node.id}`,
    })),
    ...node.invoke.flatMap(({ id, src }, index) => {
      const name = typeof src === 'string' ? src : id;
      const at = Array.isArray(invoke) ? ['invoke', index] : ['invoke'];
      return [
        { keys: [...at, 'onDone'], event: `done of ${name}`, descriptor: `xstate.done.actor.${id}` },
        { keys: [...at, 'onError'], event: `error of ${name}`, descriptor: `xstate.error.actor.${id}` },
      ];
    }),
    { keys: ['always'], event: 'always', descriptor: '' },
    { keys: ['onDone'], event: 'done', descriptor: `xstate.done.state.${node.id}` },
  ];
  return keys.flatMap(({ keys: at, event, descriptor }) => {
    const transitions = (descriptor === '' ? node.always : node.transitions.get(descriptor)) ?? [];
    const isList = Array.isArray(at.reduce<unknown>((part, key) => (part as Config | undefined)?.[key], node.config));
    const path = [...node.path.flatMap((key) => ['states', key]), ...at];
    return transitions.map((transition, index) => ({ path: isList ? [...path, index] : path, event, transition }));
  });
}

function withDescendants(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values<AnyStateNode>(node.states).flatMap(withDescendants)];
}

/** The state after a target, or before it if it is the last; undefined if there is no other. */
function siblingOf(target: AnyStateNode | undefined): AnyStateNode | undefined {
  const siblings: AnyStateNode[] = Object.values(target?.parent?.states ?? {});
  const index = siblings.findIndex(({ id }) => id === target?.id);
  return siblings[index + 1] ?? siblings[index - 1];
}
