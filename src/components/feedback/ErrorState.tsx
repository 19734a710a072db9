import { TriangleAlert } from 'lucide-react';
import * as styles from './EmptyState.css.ts';
import { RetryButton } from './RetryButton.tsx';

export type ErrorStateProps = {
  /** What failed. */
  message: string;
  onRetry: () => void;
  /** Gives the focus to something that stays, when this goes with it. */
  passFocus: () => void;
};

/** A list or page that could not be loaded, with Retry. Read aloud at once. */
export function ErrorState({ message, onRetry, passFocus }: ErrorStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.dangerIcon}>
        <TriangleAlert size={20} aria-hidden />
      </span>
      <p role="alert" className={styles.message}>
        {message}
      </p>
      <RetryButton onClick={onRetry} passFocus={passFocus} />
    </div>
  );
}
