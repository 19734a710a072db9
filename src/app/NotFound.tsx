import { Link } from 'react-router-dom';
import { selectIsSignedIn } from '../../machines/session/selectors.ts';
import { LinkButton } from '../components/button/Button.tsx';
import { NotFoundMessage } from '../components/feedback/NotFoundMessage.tsx';
import * as styles from '../components/layout/FullPage.css.ts';
import { useSession } from '../session/SessionContext.ts';
import { usePageTitle } from '../lib/usePageTitle.ts';

/** The page for an unknown path. */
export function Component() {
  usePageTitle('Page not found');
  const isSignedIn = useSession(selectIsSignedIn);
  return (
    <main className={styles.page}>
      <NotFoundMessage
        text="The address may be mistyped, or the page may have moved."
        actions={
          <>
            <LinkButton as={Link} to="/" variant={isSignedIn ? 'secondary' : 'primary'}>
              Home Page
            </LinkButton>
            {isSignedIn && (
              <LinkButton as={Link} to="/dashboard" variant="primary">
                Go to Dashboard
              </LinkButton>
            )}
          </>
        }
      />
    </main>
  );
}
