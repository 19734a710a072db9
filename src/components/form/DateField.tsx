import { type ComponentPropsWithoutRef, useId, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import * as styles from './DateField.css.ts';
import { control } from './Field.css.ts';
import { FieldError, FieldFrame, type FieldTexts } from './Field.tsx';
import type { FieldChange } from './Form.tsx';

/** Without a maximum, the input accepts five-digit years. */
const LAST_DAY = '9999-12-31';

/**
 * The props of a date input. The value of an incomplete date is '', as of none. So it is not reported: the last complete
 * date remains until the next one, and `Form` submits nothing.
 * @param value a day as `2026-11-21`; '' for none
 */
function useDate(value: string, onChange: (change: FieldChange) => void) {
  const [replaced, setReplaced] = useState<string | null>(null);
  const isIncomplete = replaced === value;
  const update = (change: FieldChange) => {
    const { value: shown, validity } = change.currentTarget;
    const isHalf = validity?.badInput === true;
    setReplaced(isHalf ? value : null);
    if (!isHalf && shown !== value) onChange(change);
  };
  return {
    error: isIncomplete ? 'Enter a complete date, or clear it' : undefined,
    update,
    input: {
      type: 'date',
      value: isIncomplete ? '' : value,
      onChange: update,
      onBlur: update,
      onInvalid: update,
      // Clearing an incomplete date is no change.
      ...(isIncomplete && { onKeyUp: update }),
    },
  };
}

type DateFieldProps = FieldTexts &
  Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'value' | 'onChange' | 'aria-describedby' | 'aria-invalid'> & {
    value: string;
    onChange: (change: FieldChange) => void;
  };

/** A labeled date input, which shows an error while its date is incomplete. */
export function DateField({ label, help, error, aside, id, value, onChange, className, ...rest }: DateFieldProps) {
  const date = useDate(value, onChange);
  return (
    <FieldFrame {...{ label, help, aside, id, value }} error={date.error ?? error} onChange={date.update}>
      {(links) => <input max={LAST_DAY} {...rest} {...links} {...date.input} className={classes(control, className)} />}
    </FieldFrame>
  );
}

type DateFilterProps = {
  label: string;
  value: string;
  /** The first and last day that can be selected; '' for no limit. */
  earliest?: string;
  latest?: string;
  onValueChange: (value: string) => void;
};

/** A date input with its label in front, for a filter bar. */
export function DateFilter({ label, value, earliest = '', latest = '', onValueChange }: DateFilterProps) {
  const id = useId();
  const { error, input } = useDate(value, ({ currentTarget }) => onValueChange(currentTarget.value));
  return (
    <div className={styles.frame}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        min={earliest || undefined}
        max={latest || LAST_DAY}
        className={styles.input[value === '' || error ? 'empty' : 'set']}
        {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
      />
      {error && (
        <div className={styles.error}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
