import { Link, useLocation } from 'react-router-dom';
import { selectFarewell, selectIsSignedIn } from '../../../machines/session/selectors.ts';
import { useSession } from '../../session/SessionContext.ts';
import { LinkButton } from '../../components/button/Button.tsx';
import { Notice } from '../../components/feedback/Notice.tsx';
import { Brand } from '../../components/layout/Brand.tsx';
import { useFocusOnArrival } from '../../lib/focus.ts';
import { onIntent } from '../../lib/onIntent.ts';
import { ASKS_FOR_LINK, failedLinkIn } from '../../session/mailLink.ts';
import * as styles from './LandingScreen.css.ts';

/** The public landing page (specification, section 1). Explains an unexpected sign-out and a failed email link. */
export function LandingScreen({ preload }: { preload: (address: string) => void }) {
  useFocusOnArrival();
  const farewell = useSession(selectFarewell);
  const failedLink = failedLinkIn(useLocation().state);
  const isSignedIn = useSession(selectIsSignedIn);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Brand />
      </header>
      <main className={styles.main}>
        {farewell !== null && (
          <p role="status" className={styles.farewell}>
            {farewell}
          </p>
        )}
        {failedLink !== null && <FailedLink code={failedLink} isSignedIn={isSignedIn} />}
        <h1 className={styles.heading}>{isSignedIn ? 'Welcome back!' : 'Welcome!'}</h1>
        <p className={styles.lead}>Your gateway to an amazing experience. Coming soon.</p>
        {isSignedIn ? (
          <LinkButton as={Link} to="/dashboard" variant="primary">
            Go to Dashboard
          </LinkButton>
        ) : (
          <LinkButton as={Link} to="/login" variant="primary" {...onIntent(() => preload('/login'))}>
            Log In
          </LinkButton>
        )}
      </main>
    </div>
  );
}

/**
 * Explains a failed email link by the server's code. Its message is not shown, because the link may be forged.
 */
function FailedLink({ code, isSignedIn }: { code: string; isSignedIn: boolean }) {
  const text = code === 'otp_expired' ? 'This link has expired or was already used.' : 'This link did not work.';
  if (isSignedIn) {
    return <Notice tone="warning">{text} You are still signed in. Sign out first to ask for a new one.</Notice>;
  }
  const action = (
    <Link to="/login" state={ASKS_FOR_LINK}>
      Request a new link
    </Link>
  );
  return (
    <Notice tone="warning" action={action}>
      {text}
    </Notice>
  );
}
