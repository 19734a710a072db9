import { useActorRef as useRealActorRef, useSelector } from '@xstate/react';
import { createContext, createElement, use, useState, type ReactNode } from 'react';
import type { AnyActorLogic, AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate';
import { startWalk, type Walk } from '../../../machines/testing/walk.ts';
import { backdropOf } from './backdrops.ts';
import type { LiveWalk } from './liveWalk.ts';

/*
 * Replaces @xstate/react in the gallery's screens, so that the product's views run without effects: the actor of the
 * walked chart is in the state of the walk, and all others stand still.
 */

export { shallowEqual, useSelector } from '@xstate/react';

/** The walked chart. */
export const WalkedActor = createContext<LiveWalk | null>(null);

type Options = { input?: unknown };

/** The logic of an actor that mirrors the walked one and forwards events to it. */
export function mirrored({ actor, send }: LiveWalk): AnyActorLogic {
  const snapshot = () => actor.getSnapshot() as Snapshot<unknown>;
  return {
    getInitialSnapshot: snapshot,
    getPersistedSnapshot: snapshot,
    start: (_: unknown, { self }: { self: AnyActorRef }) => actor.subscribe(() => self.send({ type: 'mirror' })),
    transition: (_: unknown, event: AnyEventObject) => {
      // Unmounting sends `xstate.stop`.
      if (event.type !== 'mirror' && !event.type.startsWith('xstate.')) send(event);
      return snapshot();
    },
  } as AnyActorLogic;
}

/** The logic of an actor that ignores all events after a walk. */
export function still(machine: AnyStateMachine, { input, steps }: Walk): AnyActorLogic {
  const { actor, take } = startWalk(machine, input);
  steps.forEach(take);
  const snapshot = () => actor.getSnapshot() as Snapshot<unknown>;
  return { getInitialSnapshot: snapshot, getPersistedSnapshot: snapshot, transition: snapshot } as AnyActorLogic;
}

/** The walked actor if it runs the same chart, otherwise one that stands still. */
export function useActorRef(machine: AnyStateMachine, { input }: Options = {}): AnyActorRef {
  const walked = use(WalkedActor);
  const [logic] = useState(() => {
    const { machine: chart } = (walked?.actor.getSnapshot() ?? {}) as Partial<AnyMachineSnapshot>;
    return walked && chart?.id === machine.id ? mirrored(walked) : still(machine, backdropOf(machine.id, input));
  });
  return useRealActorRef(logic);
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
