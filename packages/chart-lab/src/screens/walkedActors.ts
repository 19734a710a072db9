import { useSelector } from '@xstate/react';
import { createContext, createElement, use, useState, type ReactNode } from 'react';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { startWalk, type Walk } from '../walk/walk.ts';

/*
 * Replaces @xstate/react in the gallery's screens, so that the product's views run without effects: the actor of the
 * walked chart is in the state of the walk, and all others ignore events.
 */

export { shallowEqual, useSelector } from '@xstate/react';

/** The walked chart with its actor, and the walk that any other chart of a screen has taken. */
type Walked = { chart: string; actor: AnyActorRef; backdropOf: (chart: string, input: unknown) => Walk };

export const WalkedActor = createContext<Walked | null>(null);

/** An actor for views: it passes their events to `send`, and emits nothing. */
export function seen(actor: AnyActorRef, send: (event: AnyEventObject) => void): AnyActorRef {
  return Object.assign(Object.create(actor) as AnyActorRef, { send, on: () => ({ unsubscribe: () => {} }) });
}

/** An actor that ignores all events after a walk. */
export function still(machine: AnyStateMachine, { input, steps }: Walk): AnyActorRef {
  const { actor, take } = startWalk(machine, input);
  steps.forEach(take);
  return seen(actor, () => {});
}

type Options = { input?: unknown };

/** The walked actor if it runs the same chart, otherwise one that ignores events. */
export function useActorRef(machine: AnyStateMachine, { input }: Options = {}): AnyActorRef {
  const walked = use(WalkedActor);
  const [actor] = useState(() =>
    walked?.chart === machine.id
      ? walked.actor
      : still(machine, walked?.backdropOf(machine.id, input) ?? { input, steps: [] }),
  );
  return actor;
}

/** Like `useActor` of @xstate/react. */
export function useActor(machine: AnyStateMachine, options?: Options) {
  const actor = useActorRef(machine, options);
  return [useSelector(actor, (snapshot: unknown) => snapshot), actor.send, actor];
}

type ProviderProps = { logic?: AnyStateMachine; options?: Options; children: ReactNode };

/** Like `createActorContext` of @xstate/react. */
export function createActorContext(machine: AnyStateMachine) {
  const Context = createContext<AnyActorRef | null>(null);
  const useContextRef = (): AnyActorRef => {
    const actor = use(Context);
    if (actor === null) throw new Error(`There is no provider of ${machine.id}`);
    return actor;
  };
  return {
    Provider: ({ options, children }: ProviderProps) =>
      createElement(Context, { value: useActorRef(machine, options) }, children),
    useActorRef: useContextRef,
    useSelector: <Value>(
      selector: (snapshot: AnyMachineSnapshot) => Value,
      compare?: (one: Value, other: Value) => boolean,
    ) => useSelector(useContextRef(), selector, compare),
  };
}
