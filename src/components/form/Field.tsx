import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { IconButton } from '../button/IconButton.tsx';
import * as styles from './Field.css.ts';
import { visuallyHidden } from '../layout/VisuallyHidden.css.ts';

/** What every field says around its control. */
export type FieldTexts = {
  label: string;
  /** Said before the mistake, under the control. */
  help?: ReactNode;
  /** What is wrong, in words; null or absent when nothing is. */
  error?: string | null | undefined;
  /** A word beside the label, such as Optional; it is not part of the field's name. */
  aside?: ReactNode;
};

/** What the control inside must carry so that label, help and error belong to it. */
type ControlLinks = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

type FieldFrameProps = FieldTexts & {
  id?: string | undefined;
  children: (links: ControlLinks) => ReactNode;
};

/** Label above, help and error under a control, and the ids that tie them together. */
export function FieldFrame({ label, help, error, aside, id, children }: FieldFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hasHelp = help !== undefined && help !== null;
  const hasError = error !== undefined && error !== null;
  const described = [hasHelp && `${controlId}-help`, hasError && `${controlId}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.labelRow}>
        <label htmlFor={controlId} className={styles.label}>
          {label}
        </label>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </div>
      {children({
        id: controlId,
        ...(described !== '' && { 'aria-describedby': described }),
        ...(hasError && { 'aria-invalid': true }),
      })}
      {hasHelp && (
        <p id={`${controlId}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {hasError && (
        <p id={`${controlId}-error`} className={styles.error}>
          <CircleAlert size={14} aria-hidden className={styles.errorIcon} />
          {error}
        </p>
      )}
    </div>
  );
}

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

/** Tells password managers whose password a form sets. They ignore inputs of type hidden. */
export function UsernameField({ email }: { email: string }) {
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden
      className={visuallyHidden}
    />
  );
}
