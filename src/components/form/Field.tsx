import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentPropsWithRef } from 'react';
import { classes } from '../../lib/classes.ts';
import { FieldFrame, type ControlLinks, type FieldTexts } from './FieldFrame.tsx';
import { IconButton } from '../button/IconButton.tsx';
import * as styles from './Field.css.ts';

type NativeProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'aria-describedby' | 'aria-invalid'>;

export type FieldProps = FieldTexts & NativeProps & { type?: 'text' | 'email' | 'password' };

/** A labelled input. `ref` and every other prop go to the input; a password can be shown. */
export function Field({ label, help, error, aside, id, type = 'text', ...rest }: FieldProps) {
  return (
    <FieldFrame label={label} help={help} error={error} aside={aside} id={id}>
      {(links) =>
        type === 'password' ? (
          <PasswordInput {...rest} {...links} />
        ) : (
          <input
            {...(type === 'email' && { autoCapitalize: 'none', spellCheck: false })}
            {...rest}
            {...links}
            type={type}
            className={classes(styles.control, rest.className)}
          />
        )
      }
    </FieldFrame>
  );
}

function PasswordInput({ className, ...rest }: NativeProps & ControlLinks) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.withToggle}>
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={isShown ? 'text' : 'password'}
        className={classes(styles.control, styles.besideToggle, className)}
      />
      <IconButton
        icon={isShown ? EyeOff : Eye}
        label={isShown ? 'Hide characters' : 'Show characters'}
        aria-controls={rest.id}
        className={styles.toggle}
        onClick={() => setShown(!isShown)}
      />
    </div>
  );
}
