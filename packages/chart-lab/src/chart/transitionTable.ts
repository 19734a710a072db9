import { getStateNodes, type AnyStateNode } from 'xstate/graph';
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { effectName } from './internals.ts';

/** The transitions of a state for one event, in the order in which their guards are checked. */
export type Branches = {
  node: AnyStateNode;
  /** The event descriptor; empty for `always`, as in xstate. */
  descriptor: string;
  /** The event as text: `form.submit`, `done of saveTeam`, `after sendTimeout`, `always`. */
  event: string;
  transitions: readonly AnyTransitionDefinition[];
};

/** Lists the branches of each state in the order of the chart, with done, error, delay and `always` events. */
export function branchesOf(machine: AnyStateMachine): Branches[] {
  return [machine.root, ...getStateNodes(machine)].flatMap((node) => {
    const events = [...node.transitions].map(([descriptor, transitions]) => ({
      node,
      descriptor,
      event: eventText(node, descriptor),
      transitions,
    }));
    return node.always?.length
      ? [...events, { node, descriptor: '', event: 'always', transitions: node.always }]
      : events;
  });
}

/** The id of a transition, unique within the chart and equal in every `provide`d copy of it. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const source = transition.source as AnyStateNode;
  const descriptor = String(transition.eventType);
  const siblings: readonly AnyTransitionDefinition[] | undefined =
    descriptor === '' ? source.always : source.transitions.get(descriptor);
  return `${source.id} on ${descriptor} ${siblings?.indexOf(transition) ?? -1}`;
}

function eventText(node: AnyStateNode, descriptor: string): string {
  const delay = node.after.find(({ eventType }) => eventType === descriptor)?.delay;
  if (delay !== undefined) return `after ${String(delay)}`;
  for (const invoke of node.invoke) {
    const { id } = invoke;
    const name = effectName(invoke);
    if (descriptor === `xstate.done.actor.${id}`) return `done of ${name}`;
    if (descriptor === `xstate.error.actor.${id}`) return `error of ${name}`;
    if (descriptor === `xstate.snapshot.${id}`) return `snapshot of ${name}`;
  }
  return descriptor === `xstate.done.state.${node.id}` ? 'done' : descriptor;
}
