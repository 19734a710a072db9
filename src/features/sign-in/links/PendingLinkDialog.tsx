import {
  pendingLinkMachine,
  selectEmail,
  selectIsFailed,
} from '../../../../machines/pendingLink/pendingLinkMachine.ts';
import { selectIsBusy, selectIsSlow } from '../../../../machines/shared/dialogSelectors.ts';
import { selectUser } from '../../../../machines/session/selectors.ts';
import { Button } from '../../../components/button/Button.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { SlowNotice } from '../../../components/feedback/Notice.tsx';
import { useSession } from '../../../session/SessionContext.ts';
import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import type { Outcome } from '../../../../machines/shared/outcome.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { notifyEndReason } from '../../../session/otherTabs.ts';

const PendingLinkActor = createActorContext(
  pendingLinkMachine.provide({
    actors: {
      findPendingLink: fromPromise(async () => {
        const backend = await loadBackend();
        await backend.initialize();
        return backend.pendingLink();
      }),
      acceptPendingLink: fromPromise<Outcome<unknown>>(async ({ signal }) => {
        // The signed-in user confirmed: for their other tabs it is a manual sign-out.
        notifyEndReason('byHand');
        return (await loadBackend()).acceptPendingLink(signal);
      }),
    },
    actions: {
      dismissPendingLink: () => void loadBackend().then((backend) => backend.dismissPendingLink()),
    },
  }),
);

/** Confirms that an email link replaces the session of another user. */
export function Component() {
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
      title="Sign in as someone else?"
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
        The link from the email is for <strong>{email}</strong>. Opening it signs{' '}
        {user === null ? 'you' : <strong>{user.email}</strong>} out.
      </p>
      <SlowNotice isSlow={isSlow} />
    </Dialog>
  );
}
