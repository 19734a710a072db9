import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { IconButton } from '../button/IconButton.tsx';
import * as styles from './Field.css.ts';
import { type FieldChange, useShownValue } from './Form.tsx';
import { visuallyHidden } from '../layout/VisuallyHidden.css.ts';

/** The label, hint and error of a field. */
export type FieldTexts = {
  label: string;
  /** Shown below the control, before an error. */
  help?: ReactNode;
  /** The error message; null or absent without one. */
  error?: string | null | undefined;
  /** A word beside the label, such as Optional; not part of the accessible name. */
  aside?: ReactNode;
};

/** The attributes that link the control with its label, help and error. */
type ControlLinks = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

type FieldFrameProps = FieldTexts & {
  id?: string | undefined;
  value?: unknown;
  onChange?: ((change: FieldChange) => void) | undefined;
  children: (links: ControlLinks) => ReactNode;
};

/** Label, control, help and error, linked by ids. */
export function FieldFrame({ label, help, error, aside, id, value, onChange, children }: FieldFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  useShownValue(controlId, value, onChange);
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
      {hasError && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
    </div>
  );
}

/** The error of a control, which refers to it by its id. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.error}>
      <CircleAlert size={14} aria-hidden className={styles.errorIcon} />
      {children}
    </p>
  );
}

type NativeProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'children' | 'onChange' | 'aria-describedby' | 'aria-invalid'
> & { onChange?: (change: FieldChange) => void };

export type FieldProps = FieldTexts & NativeProps & { type?: 'text' | 'email' | 'password' };

/** A labeled input. `ref` and other props are passed to the input; a password can be shown. */
export function Field({ label, help, error, aside, id, type = 'text', ...rest }: FieldProps) {
  return (
    <FieldFrame {...{ label, help, error, aside, id }} value={rest.value} onChange={rest.onChange}>
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

/** The username of a password form, for password managers, which ignore inputs of type hidden. */
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
