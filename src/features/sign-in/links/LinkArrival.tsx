import { Link, Navigate, Outlet } from 'react-router-dom';
import { selectCondition, selectIsRecovery } from '../../../../machines/session/selectors.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { Button, LinkButton } from '../../../components/button/Button.tsx';
import { WaitingPage } from '../../../components/feedback/Spinner.tsx';
import * as styles from '../../../components/layout/FullPage.css.ts';
import { useFocusOnFailure } from '../../../lib/focus.ts';
import { usePageTitle } from '../../../lib/usePageTitle.ts';
import { isFromEmail } from '../../../session/mailLink.ts';

/** Wraps the landing page: redirects users who opened a reset link to /setup (decisions, sign-in). */
export function LinkArrival() {
  const condition = useSession(selectCondition);
  const isRecovery = useSession(selectIsRecovery);
  if (isRecovery) return <Navigate to="/setup" replace />;
  if (isFromEmail && (condition === 'restoring' || condition === 'opening')) return <WaitingPage />;
  if (condition === 'unrestored') return <LateLink />;
  return <Outlet />;
}

/** Shown when the server has not responded in time. A late response still signs in. */
export function LateLink() {
  usePageTitle('Your link did not open in time');
  useFocusOnFailure();
  return (
    <main className={styles.page}>
      <div className={styles.text}>
        <h1 className={styles.title}>Your link did not open in time</h1>
        <p role="alert" className={styles.quiet}>
          The server did not answer. Check your connection and try again.
        </p>
        <div className={styles.actions}>
          <LinkButton as={Link} to="/login">
            Go to sign in
          </LinkButton>
          {/* The backend client waits for its hanging request; the URL still has the link. */}
          <Button variant="primary" onClick={() => window.location.reload()}>
            Retry
          </Button>
        </div>
      </div>
    </main>
  );
}
