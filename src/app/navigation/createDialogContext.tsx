import { createActorContext, useSelector } from '@xstate/react';
import {
  createContext,
  use,
  useCallback,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
} from 'react';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import { LeavingContext } from '../../ui/LeavingContext.ts';
import { leavingSnapshot } from './leavingSnapshot.ts';

/**
 * As `createActorContext`, for the chart of a dialog: what it selects stays as it was until the dialog has disappeared.
 * @param logic a chart with a state `closed`
 */
export function createDialogContext<Logic extends AnyStateMachine>(logic: Logic) {
  const Actor = createActorContext(logic);
  const Shown = createContext<ReturnType<typeof leavingSnapshot<SnapshotFrom<Logic>>> | null>(null);

  function Following({ children }: { children: ReactNode }) {
    const actor = Actor.useActorRef();
    const [shown] = useState(() => leavingSnapshot<SnapshotFrom<Logic>>(actor));
    const subscribe = useCallback(
      (next: () => void) => {
        const following = shown.subscribe(next);
        return () => following.unsubscribe();
      },
      [shown],
    );
    const isLeaving = useSyncExternalStore(subscribe, shown.isLeaving, shown.isLeaving);
    return (
      <Shown value={shown}>
        <LeavingContext value={isLeaving}>{children}</LeavingContext>
      </Shown>
    );
  }

  return {
    useActorRef: Actor.useActorRef,
    Provider: ({ children, ...props }: ComponentProps<typeof Actor.Provider>) => (
      <Actor.Provider {...props}>
        <Following>{children}</Following>
      </Actor.Provider>
    ),
    useSelector: <Value,>(
      selector: (snapshot: SnapshotFrom<Logic>) => Value,
      compare?: (before: Value, after: Value) => boolean,
    ): Value => {
      const shown = use(Shown);
      if (shown === null) throw new Error('A dialog is rendered within its Provider');
      return useSelector(shown, selector, compare);
    },
  };
}
