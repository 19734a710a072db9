import { getStateNodes, type AnyStateNode } from 'xstate/graph';
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';

/** A possible transition: a row of the coverage table. */
export type TransitionRow = {
  /** Unique within the chart, and equal in every copy of it. */
  id: string;
  /** The path of the state, as in `listing.idle`; the machine's id for its root. */
  state: string;
  /** The event as text: `form.submit`, `done of saveTeam`, `after sendTimeout`, `always`. */
  event: string;
  /** The name of the guard; null without one. */
  guard: string | null;
  /** The path of the target; null if the state does not change. */
  target: string | null;
  /** How often it was taken. */
  hits: number;
  /** The tests that took it, if the test run records them. */
  tests: string[];
};

/** The transitions of a state for one event. If all have a guard, `error` is the row for an event that none accepts. */
export type Branches = {
  node: AnyStateNode;
  /** The event descriptor; empty for `always`, as in xstate. */
  descriptor: string;
  rows: TransitionRow[];
  error: TransitionRow | null;
};

/** Lists the branches of each state in the order of the chart, with done, error, delay and `always` events. */
export function branchesOf(machine: AnyStateMachine): Branches[] {
  return [machine.root, ...getStateNodes(machine)].flatMap((node) => {
    const always = node.always?.length ? [toBranches(node, '', node.always)] : [];
    return [...[...node.transitions].map(([descriptor, found]) => toBranches(node, descriptor, found)), ...always];
  });
}

/** The key of a branch, equal in all `provide`d copies of a machine. */
export function branchesKey(node: AnyStateNode, descriptor: string): string {
  return `${node.id} on ${descriptor}`;
}

function toBranches(node: AnyStateNode, descriptor: string, transitions: readonly AnyTransitionDefinition[]): Branches {
  const event = descriptor === '' ? 'always' : eventText(node, descriptor);
  const row = (index: number | 'none', guard: string | null, target: string | null): TransitionRow => ({
    id: `${branchesKey(node, descriptor)} ${index}`,
    state: pathOf(node),
    event,
    guard,
    target,
    hits: 0,
    tests: [],
  });
  return {
    node,
    descriptor,
    rows: transitions.map(({ guard, target }, index) =>
      row(index, guardText(guard), target ? target.map((state) => pathOf(state)).join(', ') : null),
    ),
    error: transitions.every(({ guard }) => guard !== undefined) ? row('none', 'every guard is false', null) : null,
  };
}

function pathOf(node: AnyStateNode): string {
  return node.path.length === 0 ? node.id : node.path.join('.');
}

function eventText(node: AnyStateNode, descriptor: string): string {
  const delay = node.after.find(({ eventType }) => eventType === descriptor)?.delay;
  if (delay !== undefined) return `after ${String(delay)}`;
  for (const { id, src } of node.invoke) {
    const name = typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : id;
    if (descriptor === `xstate.done.actor.${id}`) return `done of ${name}`;
    if (descriptor === `xstate.error.actor.${id}`) return `error of ${name}`;
    if (descriptor === `xstate.snapshot.${id}`) return `snapshot of ${name}`;
  }
  return descriptor === `xstate.done.state.${node.id}` ? 'done' : descriptor;
}

function guardText(guard: unknown): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  return typeof guard === 'function' && guard.name !== '' && guard.name !== 'guard' ? guard.name : 'inline guard';
}
