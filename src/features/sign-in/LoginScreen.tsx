import { Link, useLocation } from 'react-router-dom';
import { selectIsSent, selectWasRequested } from '../../../machines/passwordReset/selectors.ts';
import { selectFarewell } from '../../../machines/session/selectors.ts';
import { useSession } from '../../session/SessionContext.ts';
import { Notice } from '../../components/feedback/Notice.tsx';
import { Brand } from '../../components/layout/Brand.tsx';
import { useFocusOnArrival } from '../../lib/focus.ts';
import { asksForLink, reopensLink } from '../../session/mailLink.ts';
import { LoginActor } from './loginActor.ts';
import { LoginForm } from './LoginForm.tsx';
import { PasswordResetActor } from './passwordResetActor.ts';
import { ResetSent } from './ResetSent.tsx';
import * as styles from './signIn.css.ts';

type Props = { preload: (address: string) => void };

/** The sign-in screen, which also requests reset links (specification, section 2). */
export function Component({ preload }: Props) {
  useFocusOnArrival();
  return (
    <div className={styles.page}>
      <main className={styles.card}>
        <PasswordResetActor.Provider>
          <LoginActor.Provider>
            <SignIn preload={preload} />
          </LoginActor.Provider>
        </PasswordResetActor.Provider>
        <Link to="/" className={styles.home}>
          Back to Home
        </Link>
      </main>
    </div>
  );
}

function SignIn({ preload }: Props) {
  const state: unknown = useLocation().state;
  const farewell = useSession(selectFarewell);
  const isSent = PasswordResetActor.useSelector(selectIsSent);
  const wasRequested = PasswordResetActor.useSelector(selectWasRequested);
  const isLinkWanted = asksForLink(state);
  return (
    <>
      <header className={styles.header}>
        <Brand />
        <h1 className={styles.heading}>{isSent ? 'Check your email' : 'Sign in'}</h1>
      </header>
      {isSent ? (
        <ResetSent />
      ) : (
        <>
          {farewell !== null && <Notice tone="info">{farewell}</Notice>}
          {isLinkWanted && (
            <Notice tone="info">
              Enter your email address, then choose <strong>Forgot your password?</strong> to get a new link.
            </Notice>
          )}
          {reopensLink(state) && <Notice tone="info">Open the link in your email again to set your password.</Notice>}
          {/* After Back to sign in, the email field gets the focus. */}
          <LoginForm autoFocus={isLinkWanted || wasRequested} preload={preload} />
        </>
      )}
    </>
  );
}
