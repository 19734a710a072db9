import { type LucideIcon, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';
import { Button } from '../button/Button.tsx';

type EmptyStateProps = {
  icon?: LucideIcon;
  /** One sentence. */
  children: ReactNode;
  /** The button that adds the first item. */
  action?: ReactNode;
};

/** An empty list. */
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
  /** The search; '' if only filters are set. */
  query: string;
  /** Whether filters are set, too. */
  isFiltered: boolean;
  /** The searched fields, if the rows show more than these. */
  searched?: string | undefined;
  onClear: () => void;
};

/** A search or filter without a match, with a button that clears it. */
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
