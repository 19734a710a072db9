import { LoaderCircle } from 'lucide-react';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import * as styles from './Spinner.css.ts';

export type SpinnerProps = {
  /** In the line, over rows that load (in a parent with `position: relative`), or in the middle of a page. */
  place?: 'inline' | 'over' | 'page';
  size?: number;
};

const PLACES = { inline: styles.spinner, over: styles.over, page: styles.page };

/** Says Loading and shows a turning ring after 150 ms. */
export function Spinner({ place = 'inline', size = place === 'inline' ? 16 : 24 }: SpinnerProps) {
  return (
    <div role="status" className={PLACES[place]}>
      <LoaderCircle size={size} aria-hidden className={styles.ring} />
      <VisuallyHidden>Loading</VisuallyHidden>
    </div>
  );
}
