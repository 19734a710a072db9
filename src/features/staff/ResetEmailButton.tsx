import { Mail, MailCheck } from 'lucide-react';
import { selectStatusOf } from '../../../machines/resetEmail/resetEmailContext.ts';
import { ResetEmailActor } from './resetEmailActor.ts';
import { Button } from '../../components/button/Button.tsx';

type ResetEmailButtonProps = {
  email: string;
  /** Why no email can be sent to this person. */
  unavailableReason?: string | undefined;
};

/** Sends a person a link to set their password. */
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

/** The reset email button in a dialog for one person who may be edited. */
export function SendResetEmail(props: ResetEmailButtonProps) {
  return (
    <ResetEmailActor.Provider>
      <ResetEmailButton {...props} />
    </ResetEmailActor.Provider>
  );
}
