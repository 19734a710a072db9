import { Mail, MailCheck } from 'lucide-react';
import { selectStatusOf } from '../../../machines/resetEmail/selectors.ts';
import { ResetEmailActor } from './resetEmailActor.ts';
import { Button } from '../../components/button/Button.tsx';

export type ResetEmailButtonProps = {
  email: string;
  /** Why this person is sent nothing. */
  unavailableReason?: string | undefined;
};

/** Sends somebody the link with which they set a password of their own. */
export function ResetEmailButton({ email, unavailableReason }: ResetEmailButtonProps) {
  const resets = ResetEmailActor.useActorRef();
  const status = ResetEmailActor.useSelector(selectStatusOf(email));
  return (
    <Button
      variant="quiet"
      icon={status === 'sent' ? MailCheck : Mail}
      busy={status === 'waiting' || status === 'sending'}
      busyLabel={status === 'waiting' ? 'Waiting...' : 'Sending...'}
      unavailableReason={unavailableReason}
      aria-disabled={status === 'sent'}
      aria-label={status === 'ready' ? `Send reset email to ${email}` : undefined}
      onClick={() => {
        if (unavailableReason === undefined) resets.send({ type: 'reset.send', email });
      }}
    >
      {status === 'sent' ? 'Reset email sent' : 'Send reset email'}
    </Button>
  );
}
