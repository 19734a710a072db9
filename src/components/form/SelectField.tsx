import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithoutRef, type ComponentPropsWithRef, useId } from 'react';
import { classes } from '../../lib/classes.ts';
import { FieldFrame, type FieldTexts } from './Field.tsx';
import type { FieldChange } from './Form.tsx';
import * as styles from './SelectField.css.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

type SelectFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'select'>, 'multiple' | 'size' | 'onChange' | 'aria-describedby' | 'aria-invalid'> & {
    onChange?: (change: FieldChange) => void;
  };

/** A labeled native select; its options are the children. `ref` and other props are passed to the select. */
export function SelectField({ label, help, error, aside, id, className, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, help, error, aside, id }} value={rest.value} onChange={rest.onChange}>
      {(links) => (
        <div className={styles.frame}>
          <select {...rest} {...links} className={classes(styles.select, className)} />
          <ChevronDown size={16} aria-hidden className={styles.chevron} />
        </div>
      )}
    </FieldFrame>
  );
}

type FilterSelectProps = Omit<ComponentPropsWithoutRef<'select'>, 'id' | 'value' | 'onChange'> & {
  /** The accessible name. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
};

/** A native select without a visible label, for a filter bar; its options are the children. */
export function FilterSelect({ label, className, value, onValueChange, ...rest }: FilterSelectProps) {
  const id = useId();
  return (
    <div className={styles.frame}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <select
        {...rest}
        id={id}
        className={classes(styles.select, className)}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
      <ChevronDown size={16} aria-hidden className={styles.chevron} />
    </div>
  );
}
