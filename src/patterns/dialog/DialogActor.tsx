import { useSelector, type createActorContext } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Actor, type AnyStateMachine, createActor, type InputFrom, type Snapshot } from 'xstate';
import { selectUser } from '../../../machines/session/selectors.ts';
import { useDraft } from '../../session/drafts.ts';
import { useSession } from '../../session/SessionContext.ts';
import { useFocusAfterDialog } from '../../lib/focus.ts';
import { draftName, type OpenDialogProps } from './Dialogs.tsx';

type DialogActorProps<Logic extends AnyStateMachine> = OpenDialogProps & {
  of: ReturnType<typeof createActorContext<Logic>>;
  logic: Logic;
  input?: InputFrom<Logic>;
  children: ReactNode;
};

/** Runs the chart of an open dialog until its final state. After the next sign-in it starts from `snapshot`. */
export function DialogActor<Logic extends AnyStateMachine>(props: DialogActorProps<Logic>) {
  const { of, logic, input, snapshot, onClosed, children } = props;
  // The stored states may be those of an older version.
  const [isUsable] = useState(
    () => !snapshot || createActor<AnyStateMachine>(logic, { snapshot }).getSnapshot().status === 'active',
  );
  if (!isUsable) return null;
  const options = (snapshot ? { snapshot } : { input }) as Parameters<typeof of.Provider>[0]['options'];
  return (
    <of.Provider logic={logic} {...(options && { options })}>
      <OpenDialog useDialog={of.useActorRef} onClosed={onClosed}>
        {children}
      </OpenDialog>
    </of.Provider>
  );
}

type OpenDialogViewProps = { useDialog: () => Actor<AnyStateMachine>; onClosed: () => void; children: ReactNode };

/** Stores the last state with unsaved input that can be submitted: a save or an error that follows is not repeated. */
function OpenDialog({ useDialog, onClosed, children }: OpenDialogViewProps) {
  const dialog = useDialog();
  const isOpen = useSelector(dialog, ({ status }) => status === 'active');
  const userId = useSession(selectUser)?.userId ?? '';
  const input = useRef<Snapshot<unknown> | null>(null);
  const close = useEffectEvent(onClosed);
  useFocusAfterDialog(isOpen);
  useEffect(() => {
    const subscription = dialog.subscribe((snapshot) => {
      const isEditable = snapshot.can({ type: 'form.submit' });
      if (isEditable) input.current = snapshot.can({ type: 'dialog.dismiss' }) ? null : dialog.getPersistedSnapshot();
      if (snapshot.status !== 'done') return;
      input.current = null;
      close();
    });
    return () => subscription.unsubscribe();
  }, [dialog]);
  useDraft(userId, draftName(useLocation().pathname, dialog.logic.id), () => input.current);
  return isOpen && children;
}
