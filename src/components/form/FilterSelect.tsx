import { ChevronDown } from 'lucide-react';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { classes } from '../../lib/classes.ts';
import * as styles from './SelectField.css.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export type FilterSelectProps = Omit<ComponentPropsWithoutRef<'select'>, 'id' | 'value' | 'onChange'> & {
  /** Its name, read aloud: what is chosen says the rest. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
};

/** A native select without a visible label, for a bar of filters; its options are the children. */
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
