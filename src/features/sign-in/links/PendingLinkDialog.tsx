import { selectEmail, selectIsBusy, selectIsFailed, selectIsSlow } from '../../../../machines/pendingLink/selectors.ts';
import { selectUser } from '../../../../machines/session/selectors.ts';
import { Button } from '../../../components/button/Button.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { SlowNotice } from '../../../components/feedback/SlowNotice.tsx';
import { PendingLinkActor } from './pendingLinkActor.ts';
import { useSession } from '../../../app/session/SessionContext.ts';

/** Asks before a link from a mail replaces somebody else's session. */
export default function PendingLinkDialog() {
  return (
    <PendingLinkActor.Provider>
      <Question />
    </PendingLinkActor.Provider>
  );
}

function Question() {
  const link = PendingLinkActor.useActorRef();
  const email = PendingLinkActor.useSelector(selectEmail);
  const isFailed = PendingLinkActor.useSelector(selectIsFailed);
  const isBusy = PendingLinkActor.useSelector(selectIsBusy);
  const isSlow = PendingLinkActor.useSelector(selectIsSlow);
  const user = useSession(selectUser);
  const dismiss = () => link.send({ type: 'link.dismiss' });
  if (email === null) return null;
  if (isFailed) {
    return (
      <Dialog
        role="alertdialog"
        title="The link could not be opened"
        onRequestClose={dismiss}
        footer={
          <Button data-autofocus onClick={dismiss}>
            Close
          </Button>
        }
      >
        <p>It may have expired. Choose Forgot your password? on the sign-in page to get a new one.</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      role="alertdialog"
      title="Sign in as somebody else?"
      onRequestClose={dismiss}
      footer={
        <>
          <Button data-autofocus onClick={dismiss}>
            Ignore the link
          </Button>
          <Button
            variant="primary"
            busy={isBusy}
            busyLabel="Opening..."
            onClick={() => link.send({ type: 'link.accept' })}
          >
            Open the link
          </Button>
        </>
      }
    >
      <p>
        The link from the mail is for <strong>{email}</strong>. Opening it signs{' '}
        {user === null ? 'you' : <strong>{user.email}</strong>} out.
      </p>
      <SlowNotice isSlow={isSlow} />
    </Dialog>
  );
}
