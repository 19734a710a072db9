import { useId } from 'react';
import * as styles from './DateFilter.css.ts';

type DateFilterProps = {
  label: string;
  /** A day as `2026-11-21`; '' is none. */
  value: string;
  /** The first and the last day that the calendar offers; '' is none. */
  earliest?: string;
  latest?: string;
  onValueChange: (value: string) => void;
};

/** A year of five digits, which the input would take, is no year. */
const LAST_DAY = '9999-12-31';

/** A native date input with its label in front, for a bar of filters. */
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
