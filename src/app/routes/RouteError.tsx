import { useRouteError } from 'react-router-dom';
import { PlainButton } from '../../ui/PlainButton.tsx';
import * as styles from '../FullPage.css.ts';

/** What browsers say when a chunk of an older deployment is gone. */
const MISSING_CHUNK = /dynamically imported module|Importing a module script failed|error loading dynamically/i;

/** Stands in for a screen that failed: the rest of the page stays usable. */
export function RouteError() {
  const error = useRouteError();
  const isOutdated = error instanceof Error && MISSING_CHUNK.test(error.message);
  return (
    <div className={styles.page}>
      <div className={styles.text} role="alert">
        <h1 className={styles.title}>
          {isOutdated ? 'A new version is available' : 'Something went wrong on this page'}
        </h1>
        <p className={styles.quiet}>
          {isOutdated ? 'Reload to go on with it.' : 'Nothing you saved is lost. Reload to try again.'}
        </p>
        <PlainButton variant="primary" onClick={() => window.location.reload()}>
          Reload
        </PlainButton>
      </div>
    </div>
  );
}
