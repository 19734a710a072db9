import { TriangleAlert } from 'lucide-react';
import { Button } from './Button.tsx';
import * as styles from './EmptyState.css.ts';

export type ErrorStateProps = {
  /** What failed. */
  message: string;
  onRetry: () => void;
};

/** A list or page that could not be loaded, with Retry. Read aloud at once. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.dangerIcon}>
        <TriangleAlert size={20} aria-hidden />
      </span>
      <p role="alert" className={styles.message}>
        {message}
      </p>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}
