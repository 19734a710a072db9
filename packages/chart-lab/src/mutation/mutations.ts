import type { AnyStateMachine } from 'xstate';
import type { AnyStateNode } from 'xstate/graph';
import { branchesOf, type Branches } from '../chart/transitionTable.ts';

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

/** All mutations of a chart: each transition dropped, each guard negated, each target replaced with the next state. */
export function mutationsOf(machine: AnyStateMachine): Mutation[] {
  const chart = machine.id;
  return branchesOf(machine).flatMap((branches) => {
    const { node, event, transitions } = branches;
    const at = pathOf(branches);
    const isList = Array.isArray(
      at.reduce<unknown>((part, key) => (part as Config | undefined)?.[key], machine.config),
    );
    const what = `${node.path.join('.') || chart} on ${event}`;
    return transitions.flatMap((transition, index) => {
      const path = isList ? [...at, index] : at;
      const found: Mutation[] = [{ chart, path, kind: 'dropped', what }];
      if (transition.guard !== undefined) found.push({ chart, path, kind: 'guard negated', what });
      const sibling = siblingOf(transition.target?.[0]);
      if (sibling) {
        const name = sibling.path.join('.');
        found.push({ chart, path, kind: 'sent to a sibling', what: `${what} → ${name}`, target: `#${chart}.${name}` });
      }
      return found;
    });
  });
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

/** The path of the transitions of a state for an event in the config. */
function pathOf({ node, descriptor }: Branches): Path {
  const path = node.path.flatMap((key) => ['states', key]);
  const [, kind = '', name = ''] =
    /^xstate\.(after|done\.state|done\.actor|error\.actor)\.(.*)$/.exec(descriptor) ?? [];
  if (descriptor === '') return [...path, 'always'];
  if (kind === '') return [...path, 'on', descriptor];
  if (kind === 'done.state') return [...path, 'onDone'];
  if (kind === 'after') return [...path, 'after', name.slice(0, -`.${node.id}`.length)];
  const index = node.invoke.findIndex(({ id }) => id === name);
  const invoked = Array.isArray(node.config.invoke) ? ['invoke', index] : ['invoke'];
  return [...path, ...invoked, kind === 'done.actor' ? 'onDone' : 'onError'];
}

/** The state after a target, or before it if it is the last; undefined if there is no other. */
function siblingOf(target: AnyStateNode | undefined): AnyStateNode | undefined {
  const siblings: AnyStateNode[] = Object.values(target?.parent?.states ?? {});
  const index = siblings.findIndex(({ id }) => id === target?.id);
  return siblings[index + 1] ?? siblings[index - 1];
}
