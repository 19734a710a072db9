import type { createActorContext } from '@xstate/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Actor, type AnyStateMachine, createActor, type Snapshot } from 'xstate';
import { selectUser } from '../../../machines/session/selectors.ts';
import { storedDraft, useDraft } from '../../session/drafts.ts';
import { useSession } from '../../session/SessionContext.ts';

type DialogProviderProps<Logic extends AnyStateMachine> = {
  of: ReturnType<typeof createActorContext<Logic>>;
  logic: Logic;
  children: ReactNode;
};

/** Provides the actor of a dialog with a form. After the next sign-in it is open as it was when the session ended. */
export function DialogProvider<Logic extends AnyStateMachine>({ of, logic, children }: DialogProviderProps<Logic>) {
  const userId = useSession(selectUser)?.userId ?? '';
  const form = `${useLocation().pathname} ${logic.id}`;
  const [options] = useState(() => {
    const snapshot = storedDraft(userId, form) as Snapshot<unknown> | null;
    // The stored states may be those of an older version.
    const isUsable =
      snapshot !== null && createActor<AnyStateMachine>(logic, { snapshot }).getSnapshot().status === 'active';
    return isUsable ? { snapshot } : {};
  });
  return (
    <of.Provider logic={logic} options={options}>
      <StoredInput useDialog={of.useActorRef} userId={userId} form={form} />
      {children}
    </of.Provider>
  );
}

type StoredInputProps = { useDialog: () => Actor<AnyStateMachine>; userId: string; form: string };

/** Keeps the last state with unsaved input that can be submitted: a save or an error that follows is not repeated. */
function StoredInput({ useDialog, userId, form }: StoredInputProps) {
  const dialog = useDialog();
  const input = useRef<Snapshot<unknown> | null>(null);
  useEffect(() => {
    const subscription = dialog.subscribe((snapshot) => {
      const isEditable = snapshot.can({ type: 'form.submit' });
      if (isEditable && !snapshot.can({ type: 'dialog.dismiss' })) input.current = dialog.getPersistedSnapshot();
      else if (isEditable || snapshot.matches('closed')) input.current = null;
    });
    return () => subscription.unsubscribe();
  }, [dialog]);
  useDraft(userId, form, () => input.current);
  return null;
}
