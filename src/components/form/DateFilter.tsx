import { useId } from 'react';
import * as styles from './DateFilter.css.ts';

type DateFilterProps = {
  label: string;
  /** A day as `2026-11-21`; '' for none. */
  value: string;
  /** The first and last day that can be selected; '' for no limit. */
  earliest?: string;
  latest?: string;
  onValueChange: (value: string) => void;
};

/** Without a maximum, the input accepts five-digit years. */
const LAST_DAY = '9999-12-31';

/** A native date input with its label in front, for a filter bar. */
export function DateFilter({ label, value, earliest = '', latest = '', onValueChange }: DateFilterProps) {
  const id = useId();
  return (
    <div className={styles.frame}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        min={earliest || undefined}
        max={latest || LAST_DAY}
        className={styles.input[value === '' ? 'empty' : 'set']}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
    </div>
  );
}
