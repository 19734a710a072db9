import * as styles from './FilterWords.css.ts';

export type FilterWordsProps = { label: string; value: string };

/** What a list is narrowed to, on paper: a select or a search box has no place there. */
export function FilterWords({ label, value }: FilterWordsProps) {
  return (
    <span className={styles.words}>
      {label}: <bdi>{value}</bdi>
    </span>
  );
}
