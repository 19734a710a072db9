import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { selectFarewell, selectIsSignedIn } from '../../../machines/session/selectors.ts';
import { failedLinkIn } from '../sign-in/links/failedLink.ts';
import { onIntent } from '../../lib/onIntent.ts';
import { useSession } from '../../app/session/SessionContext.ts';
import { useFocusOnArrival } from '../../lib/useFocusOnArrival.ts';
import { usePageTitle } from '../../lib/usePageTitle.ts';
import { Brand } from '../../components/layout/Brand.tsx';
import { LinkButton } from '../../components/button/LinkButton.tsx';
import * as styles from './LandingScreen.css.ts';

const FailedLink = lazy(() => import('../sign-in/links/FailedLink.tsx'));

/** The public landing page (specification, section 1); after a sign-out that nobody asked for, it says why. */
export function LandingScreen({ preloadSignIn }: { preloadSignIn: () => void }) {
  usePageTitle('Welcome');
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
        <Suspense>{failedLink !== null && <FailedLink code={failedLink} isSignedIn={isSignedIn} />}</Suspense>
        <h1 className={styles.heading}>{isSignedIn ? 'Welcome back!' : 'Welcome!'}</h1>
        <p className={styles.lead}>Your gateway to an amazing experience. Coming soon.</p>
        {isSignedIn ? (
          <LinkButton as={Link} to="/dashboard" variant="primary">
            Go to Dashboard
          </LinkButton>
        ) : (
          <LinkButton as={Link} to="/login" variant="primary" {...onIntent(preloadSignIn)}>
            Log In
          </LinkButton>
        )}
      </main>
    </div>
  );
}
