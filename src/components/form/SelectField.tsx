import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../lib/classes.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import * as styles from './SelectField.css.ts';

export type SelectFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'select'>, 'multiple' | 'size' | 'aria-describedby' | 'aria-invalid'>;

/** A labelled native select; its options are the children. `ref` and every other prop go to the select. */
export function SelectField({ label, help, error, aside, id, className, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame label={label} help={help} error={error} aside={aside} id={id}>
      {(links) => (
        <div className={styles.frame}>
          <select {...rest} {...links} className={classes(styles.select, className)} />
          <ChevronDown size={16} aria-hidden className={styles.chevron} />
        </div>
      )}
    </FieldFrame>
  );
}
