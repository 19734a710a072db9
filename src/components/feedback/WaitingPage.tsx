import { Spinner } from './Spinner.tsx';
import * as styles from '../layout/FullPage.css.ts';

/** What a protected route shows until it is known who asks. */
export function WaitingPage() {
  return (
    <main className={styles.page}>
      <Spinner />
    </main>
  );
}
