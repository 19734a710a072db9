import { useSelector } from '@xstate/react';
import { Link, useLocation } from 'react-router-dom';
import { selectIsSent } from '../../../machines/passwordReset/selectors.ts';
import { selectFarewell } from '../../../machines/session/selectors.ts';
import { LoginActor } from './loginActor.ts';
import { asksForLink, reopensLink } from './links/failedLink.ts';
import { useFocusOnArrival } from '../../lib/useFocusOnArrival.ts';
import { usePageTitle } from '../../lib/usePageTitle.ts';
import { useSession } from '../../app/session/SessionContext.ts';
import { Brand } from '../../components/layout/Brand.tsx';
import { Notice } from '../../components/feedback/Notice.tsx';
import { LoginForm } from './LoginForm.tsx';
import { ResetSent } from './ResetSent.tsx';
import { usePasswordReset } from './usePasswordReset.ts';
import * as styles from './LoginScreen.css.ts';

/** The sign-in screen (specification, section 2); a reset link is asked for here, too. */
export function Component({ preloadNext }: { preloadNext: (next: string | null) => void }) {
  usePageTitle('Sign in');
  useFocusOnArrival();
  const farewell = useSession(selectFarewell);
  const location = useLocation();
  const isLinkWanted = asksForLink(location.state);
  const { reset, requestReset } = usePasswordReset();
  const isSent = useSelector(reset ?? undefined, (snapshot) => snapshot !== undefined && selectIsSent(snapshot));
  return (
    <div className={styles.page}>
      <main className={styles.card}>
        <header className={styles.header}>
          <Brand />
          <h1 className={styles.heading}>{isSent ? 'Check your email' : 'Sign in'}</h1>
        </header>
        {farewell !== null && !isSent && <Notice tone="info">{farewell}</Notice>}
        {isLinkWanted && !isSent && (
          <Notice tone="info">
            Enter your email address, then choose <strong>Forgot your password?</strong> to get a new link.
          </Notice>
        )}
        {reopensLink(location.state) && !isSent && (
          <Notice tone="info">Open the link in your email again to set a new password.</Notice>
        )}
        <LoginActor.Provider>
          {reset !== null && isSent ? (
            <ResetSent reset={reset} />
          ) : (
            // With a reset it is not the first form of this visit: Back to sign in gives it the focus.
            <LoginForm
              reset={reset}
              requestReset={requestReset}
              autoFocus={isLinkWanted || reset !== null}
              preloadNext={preloadNext}
            />
          )}
        </LoginActor.Provider>
        <Link to="/" className={styles.home}>
          Back to Home
        </Link>
      </main>
    </div>
  );
}
