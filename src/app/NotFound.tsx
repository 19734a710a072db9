import { Link } from 'react-router-dom';
import { selectIsSignedIn } from '../../machines/session/selectors.ts';
import { LinkButton } from '../components/button/Button.tsx';
import * as styles from '../components/layout/FullPage.css.ts';
import { useSession } from './session/SessionContext.ts';
import { usePageTitle } from '../lib/usePageTitle.ts';

/** The page for an unknown path. */
export function Component() {
  usePageTitle('Page not found');
  const isSignedIn = useSession(selectIsSignedIn);
  return (
    <main className={styles.page}>
      <div className={styles.text}>
        <h1 className={styles.title}>This page does not exist</h1>
        <p className={styles.quiet}>The address may be mistyped, or the page may have moved.</p>
        <div className={styles.actions}>
          <LinkButton as={Link} to="/" variant={isSignedIn ? 'secondary' : 'primary'}>
            Home Page
          </LinkButton>
          {isSignedIn && (
            <LinkButton as={Link} to="/dashboard" variant="primary">
              Go to Dashboard
            </LinkButton>
          )}
        </div>
      </div>
    </main>
  );
}
