import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as styles from './Spinner.css.ts';
import { page } from '../layout/FullPage.css.ts';

type SpinnerProps = {
  /** Inline, over loading rows (in a parent with `position: relative`), or centered on a page. */
  place?: 'inline' | 'over' | 'page';
  size?: number;
};

const PLACES = { inline: styles.spinner, over: styles.over, page: styles.page };

/** Announces Loading, and shows a spinner after 150 ms. */
export function Spinner({ place = 'inline', size = place === 'inline' ? 16 : 24 }: SpinnerProps) {
  return (
    <div role="status" className={PLACES[place]}>
      <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden className={styles.ring}>
        <path d="M21 12a9 9 0 1 1-6.2-8.6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <VisuallyHidden>Loading</VisuallyHidden>
    </div>
  );
}

/** Shown on a protected route until the session is known. */
export function WaitingPage() {
  return (
    <main className={page}>
      <Spinner />
    </main>
  );
}
