import { Link } from 'react-router-dom';
import { selectFailure, selectIsBusy, selectIsSlow } from '../../../../machines/resetLink/selectors.ts';
import { selectUser } from '../../../../machines/session/selectors.ts';
import { Button } from '../../../components/button/Button.tsx';
import { LinkButton } from '../../../components/button/LinkButton.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { SlowNotice } from '../../../components/feedback/SlowNotice.tsx';
import { ResetLinkActor } from './resetLinkActor.ts';
import * as styles from '../../../components/layout/FullPage.css.ts';
import { usePageTitle } from '../../../lib/usePageTitle.ts';
import { useSession } from '../../../app/session/SessionContext.ts';

/** Asks for the press that uses a reset link, and before that link ends somebody's session. */
export function ResetLinkQuestion() {
  usePageTitle('Set a new password');
  const link = ResetLinkActor.useActorRef();
  const failure = ResetLinkActor.useSelector(selectFailure);
  const isBusy = ResetLinkActor.useSelector(selectIsBusy);
  const isSlow = ResetLinkActor.useSelector(selectIsSlow);
  const user = useSession(selectUser);
  return (
    <main className={styles.page}>
      <div className={styles.text}>
        <h1 className={styles.title}>Set a new password</h1>
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
