import { selectProblem } from '../../machines/session/selectors.ts';
import { Button } from '../components/button/Button.tsx';
import * as styles from '../components/layout/FullPage.css.ts';
import { useFocusOnFailure } from '../lib/focus.ts';
import { usePageTitle } from '../lib/usePageTitle.ts';
import { type SessionActor, useAuth, useSession } from './SessionContext.ts';
import { validToken } from '../backend/auth/storedSession.ts';

/** The page for a user whose profile could not be read or created. */
export function SessionProblem() {
  const session = useAuth();
  const problem = useSession(selectProblem);
  usePageTitle('Your profile did not load');
  useFocusOnFailure();
  return (
    <main className={styles.page}>
      <div className={styles.text}>
        <h1 className={styles.title}>You are signed in, but your profile did not load</h1>
        <p role="alert" className={styles.quiet}>
          {problem}
        </p>
        <div className={styles.actions}>
          <Button onClick={() => session.send({ type: 'session.signOut' })}>Sign out</Button>
          <Button variant="primary" onClick={() => retry(session)}>
            Retry
          </Button>
        </div>
      </div>
    </main>
  );
}

/**
 * Reads or creates the profile again. With an expired token it reloads the page, because the client rejects
 * further token refreshes for a minute after a failed one.
 */
export function retry(session: SessionActor): void {
  if (validToken() !== null) session.send({ type: 'session.retry' });
  else window.location.reload();
}
