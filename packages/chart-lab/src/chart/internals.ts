import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import type { AnyStateNode } from 'xstate/graph';

// All that depends on undocumented parts of xstate, so that a new version changes only this file.

/** The types of the actions that xstate executes itself. */
export const ACTIONS = {
  assign: 'xstate.assign',
  cancel: 'xstate.cancel',
  emit: 'xstate.emit',
  raise: 'xstate.raise',
  sendTo: 'xstate.sendTo',
  spawn: 'xstate.spawnChild',
};

/** The properties of xstate's own guards and actions, which are functions, such as `and`, `raise` and `assign`. */
type BuiltIn = {
  name: string;
  type?: string;
  guards?: unknown[];
  stateValue?: unknown;
  event?: unknown;
  assignment?: unknown;
};

/** The properties of a guard or action that is a function; null for others. */
export function builtIn(value: unknown): BuiltIn | null {
  return typeof value === 'function' ? value : null;
}

/** Whether an action is one of xstate, such as `assign`. */
export function isBuiltInAction(action: unknown): boolean {
  return typeof action === 'function' && 'resolve' in action;
}

/** Whether a guard is one of xstate, such as `and`. */
export function isBuiltInGuard(guard: unknown): boolean {
  return typeof guard === 'function' && 'check' in guard;
}

/** The implementations of a chart by kind and name. */
export function implementationsOf(machine: AnyStateMachine) {
  return machine.implementations as unknown as Record<'actors' | 'actions' | 'guards' | 'delays', Named | undefined>;
}
type Named = Record<string, unknown>;

/** The code of the guards, actions and delays of a chart, by kind and name: `guards.isValid`. */
export function codeOf(machine: AnyStateMachine): Record<string, string> {
  const implementations = implementationsOf(machine);
  const codes = (['guards', 'actions', 'delays'] as const).flatMap((kind) =>
    Object.entries(implementations[kind] ?? {}).map(([name, value]) => [`${kind}.${name}`, textOf(value)]),
  );
  return Object.fromEntries(codes) as Record<string, string>;
}

function textOf(value: unknown): string {
  const { assignment, guards } = builtIn(value) ?? {};
  if (assignment !== undefined) return textOf(assignment);
  if (guards !== undefined) return guards.map(textOf).join();
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map((entry) => entry.map(textOf).join(': '))
    .join();
}

/** The name of the effect that a state invokes, or its id if it has none. */
export function effectName({ id, src }: { id: string; src: unknown }): string {
  return typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : id;
}

/** All active states of a snapshot. */
export function activeNodes(snapshot: AnyMachineSnapshot): AnyStateNode[] {
  return snapshot._nodes as AnyStateNode[];
}

/** The transitions of a microstep. */
export function takenTransitions(event: Extract<InspectionEvent, { type: '@xstate.microstep' }>) {
  return event._transitions;
}

/** The transitions that an event would take; empty if no guard accepts it. */
export function acceptedTransitions(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject) {
  return machine.getTransitionData(snapshot as never, event) as AnyTransitionDefinition[];
}

/** The actor that started an actor. */
export function parentOf(actor: AnyActorRef): AnyActorRef | undefined {
  return actor._parent;
}
