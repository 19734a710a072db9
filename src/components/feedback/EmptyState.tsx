import { type LucideIcon, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';
import { Button } from '../button/Button.tsx';

type EmptyStateProps = {
  icon?: LucideIcon;
  /** One sentence. */
  children: ReactNode;
  /** The button that fills it. */
  action?: ReactNode;
};

/** A list in which nothing is yet. */
export function EmptyState({ icon: Icon, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {Icon && (
        <span className={styles.icon}>
          <Icon size={20} aria-hidden />
        </span>
      )}
      <p className={styles.message}>{children}</p>
      {action}
    </div>
  );
}

type NoMatchProps = {
  /** What was searched; '' when only filters were set. */
  query: string;
  /** Whether filters narrow the list, too. */
  isFiltered: boolean;
  /** What a search looks at, where the rows show more than that. */
  searched?: string | undefined;
  onClear: () => void;
};

/** A search or filter that found nothing: what was searched, and a way back. */
export function NoMatch({ query, isFiltered, searched, onClear }: NoMatchProps) {
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
            Nothing matches “<bdi className={styles.term}>{query}</bdi>”{isFiltered && ' with these filters'}.{' '}
            {searched}
          </>
        )}
      </p>
      <Button onClick={onClear}>{clearText(query, isFiltered)}</Button>
    </div>
  );
}

function clearText(query: string, isFiltered: boolean): string {
  if (query === '') return 'Clear filters';
  return isFiltered ? 'Clear search and filters' : 'Clear search';
}
