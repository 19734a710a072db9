import type { ComponentPropsWithRef } from 'react';
import * as styles from './Button.css.ts';

export type PlainButtonProps = ComponentPropsWithRef<'button'> & { variant?: keyof typeof styles.button };

/** A button without icon, busy or unavailable state: light enough for the first chunk of the app. */
export function PlainButton({ variant = 'secondary', type = 'button', ...rest }: PlainButtonProps) {
  return <button {...rest} type={type} className={styles.button[variant]} />;
}
