import { Link } from 'react-router-dom';
import { LinkButton } from '../../../components/button/LinkButton.tsx';
import { PlainButton } from '../../../components/button/PlainButton.tsx';
import * as styles from '../../../components/layout/FullPage.css.ts';
import { useFocusOnFailure } from '../../../lib/useFocusOnFailure.ts';
import { usePageTitle } from '../../../lib/usePageTitle.ts';

/** Says that nobody has judged the link of a mail in time. An answer that comes later still counts. */
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
          {/* A request that hangs is remembered: only a new page asks at once. The address still has the link. */}
          <PlainButton variant="primary" onClick={() => window.location.reload()}>
            Retry
          </PlainButton>
        </div>
      </div>
    </main>
  );
}
