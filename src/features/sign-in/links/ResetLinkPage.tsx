import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { resetLinkMachine, selectFailure, selectIsOpen } from '../../../../machines/resetLink/resetLinkMachine.ts';
import { selectIsBusy, selectIsSlow } from '../../../../machines/shared/dialogSelectors.ts';
import { selectCondition, selectUser } from '../../../../machines/session/selectors.ts';
import { routeAt } from '../../../session/paths.ts';
import { WaitingPage } from '../../../components/feedback/Spinner.tsx';
import { useSession } from '../../../session/SessionContext.ts';
import { EXPIRED_LINK } from '../../../session/mailLink.ts';
import { Button, LinkButton } from '../../../components/button/Button.tsx';
import { Notice, SlowNotice } from '../../../components/feedback/Notice.tsx';
import * as styles from '../../../components/layout/FullPage.css.ts';
import { usePageTitle } from '../../../lib/usePageTitle.ts';
import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { recordActivity } from '../../../session/activity.ts';

/** Without `reportExpired`, which the page provides. */
const resetLinkLogic = resetLinkMachine.provide({
  actors: {
    verifyResetLink: fromPromise(async ({ input }) => {
      const backend = await loadBackend();
      // A new session restarts the inactivity limit.
      recordActivity();
      return backend.verifyResetLink(input);
    }),
  },
});

const ResetLinkActor = createActorContext(resetLinkLogic);

type Props = { tokenHash: string; children: ReactNode };

/** Shows the reset link's page at /setup until the link is used or dismissed, otherwise the app. */
export function Component({ tokenHash, children }: Props) {
  const navigate = useNavigate();
  const logic = resetLinkLogic.provide({
    actions: { reportExpired: () => void navigate('/', { replace: true, state: EXPIRED_LINK }) },
  });
  return (
    <ResetLinkActor.Provider logic={logic} options={{ input: { tokenHash } }}>
      <UntilClosed>{children}</UntilClosed>
    </ResetLinkActor.Provider>
  );
}

function UntilClosed({ children }: { children: ReactNode }) {
  const isOpen = ResetLinkActor.useSelector(selectIsOpen);
  const condition = useSession(selectCondition);
  const { pathname } = useLocation();
  if (!isOpen || routeAt(pathname) !== '/setup') return children;
  if (condition === 'restoring' || condition === 'signingOut') return <WaitingPage />;
  return <ResetLinkQuestion />;
}

/** Verifies the link when a button is pressed, after a warning if that ends another session. */
function ResetLinkQuestion() {
  usePageTitle('Set your password');
  const link = ResetLinkActor.useActorRef();
  const failure = ResetLinkActor.useSelector(selectFailure);
  const isBusy = ResetLinkActor.useSelector(selectIsBusy);
  const isSlow = ResetLinkActor.useSelector(selectIsSlow);
  const user = useSession(selectUser);
  return (
    <main className={styles.page}>
      <div className={styles.text}>
        <h1 className={styles.title}>Set your password</h1>
        <p className={styles.quiet}>
          {user === null ? (
            'Continue with the link from your email. It works once.'
          ) : (
            <>
              <strong>{user.email}</strong> is signed in here. Continuing with the link from the email ends that
              session. The link works once.
            </>
          )}
        </p>
        {failure !== null && (
          <div className={styles.notice}>
            <Notice tone="danger">{failure}</Notice>
          </div>
        )}
        <div className={styles.actions}>
          {user === null ? (
            <LinkButton as={Link} to="/login">
              Go to sign in
            </LinkButton>
          ) : (
            <Button onClick={() => link.send({ type: 'link.dismiss' })}>Ignore the link</Button>
          )}
          <Button
            variant="primary"
            busy={isBusy}
            busyLabel="Opening..."
            onClick={() => link.send({ type: 'link.open' })}
          >
            {failure === null ? 'Continue' : 'Retry'}
          </Button>
        </div>
        <SlowNotice isSlow={isSlow} />
      </div>
    </main>
  );
}
