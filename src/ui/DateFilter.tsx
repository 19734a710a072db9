import { useId } from 'react';
import * as styles from './DateFilter.css.ts';

export type DateFilterProps = {
  label: string;
  /** A day as `2026-11-21`; '' is none. */
  value: string;
  onValueChange: (value: string) => void;
};

/** A native date input with its label in front, for a bar of filters. */
export function DateFilter({ label, value, onValueChange }: DateFilterProps) {
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
        max="9999-12-31"
        className={styles.input[value === '' ? 'empty' : 'set']}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
    </div>
  );
}
