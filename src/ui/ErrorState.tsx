import { TriangleAlert } from 'lucide-react';
import { Button } from './Button.tsx';
import * as styles from './EmptyState.css.ts';

export type ErrorStateProps = {
  /** What failed. */
  message: string;
  onRetry: () => void;
  /** The retry is under way. */
  busy?: boolean;
};

/** A list or page that could not be loaded, with Retry. Read aloud at once. */
export function ErrorState({ message, onRetry, busy = false }: ErrorStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.dangerIcon}>
        <TriangleAlert size={20} aria-hidden />
      </span>
      <p role="alert" className={styles.message}>
        {message}
      </p>
      <Button onClick={onRetry} busy={busy} busyLabel="Retrying...">
        Retry
      </Button>
    </div>
  );
}
