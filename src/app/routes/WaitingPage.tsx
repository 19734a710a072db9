import { Spinner } from '../../ui/Spinner.tsx';
import * as styles from '../FullPage.css.ts';

/** What a protected route shows until it is known who asks. */
export function WaitingPage() {
  return (
    <main className={styles.page}>
      <Spinner />
    </main>
  );
}
