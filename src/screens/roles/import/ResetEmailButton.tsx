import { Mail, MailCheck } from 'lucide-react';
import type { Party } from '../../../../machines/rules/permissions.ts';
import { selectStatusOf } from '../../../../machines/resetEmail/selectors.ts';
import { ResetEmailActor } from '../../../app/actors/resetEmailActor.ts';
import { Button } from '../../../ui/Button.tsx';
import { editReason } from '../reasons.ts';
import { useEditor } from '../useEditor.ts';

export type ResetEmailButtonProps = {
  email: string;
  /** Whose address it is, where that is known: who may not be edited is sent nothing. */
  owner: Party | null;
};

/** Sends somebody the link with which they set a password of their own. */
export function ResetEmailButton({ email, owner }: ResetEmailButtonProps) {
  const resets = ResetEmailActor.useActorRef();
  const status = ResetEmailActor.useSelector(selectStatusOf(email));
  const editor = useEditor();
  const reason = owner === null ? undefined : editReason(editor, owner);
  return (
    <Button
      variant="quiet"
      icon={status === 'sent' ? MailCheck : Mail}
      busy={status === 'sending'}
      busyLabel="Sending..."
      unavailableReason={reason}
      aria-disabled={status === 'sent'}
      aria-label={status === 'ready' ? `Send reset email to ${email}` : undefined}
      onClick={() => {
        if (reason === undefined) resets.send({ type: 'reset.send', email });
      }}
    >
      {status === 'sent' ? 'Reset email sent' : 'Send reset email'}
    </Button>
  );
}
