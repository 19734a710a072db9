import { SearchX } from 'lucide-react';
import { Button } from './Button.tsx';
import * as styles from './EmptyState.css.ts';

export type NoMatchProps = {
  /** What was searched; '' when only filters were set. */
  query: string;
  onClear: () => void;
  /** "Clear search" unless given. */
  clearLabel?: string;
};

/** A search or filter that found nothing: what was searched, and a way back. */
export function NoMatch({ query, onClear, clearLabel = 'Clear search' }: NoMatchProps) {
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <SearchX size={20} aria-hidden />
      </span>
      <p className={styles.message}>
        {query === '' ? (
          'Nothing matches these filters.'
        ) : (
          <>
            Nothing matches “<bdi className={styles.term}>{query}</bdi>”.
          </>
        )}
      </p>
      <Button onClick={onClear}>{clearLabel}</Button>
    </div>
  );
}
