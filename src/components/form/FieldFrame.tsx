import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import * as styles from './Field.css.ts';

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
export type ControlLinks = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

export type FieldFrameProps = FieldTexts & {
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
