import { Check, Copy } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../button/Button.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as styles from './CopyField.css.ts';

type CopyFieldProps = {
  label: string;
  value: string;
  /** Whether the value was copied. */
  status: keyof typeof MESSAGES;
  onCopy: () => void;
};

const MESSAGES = { notCopied: '', copied: 'Copied', copyFailed: 'Select it and press Ctrl+C or Cmd+C to copy' };

/** A value to copy, in a legible font, with a Copy button that confirms. */
export function CopyField({ label, value, status, onCopy }: CopyFieldProps) {
  const id = useId();
  const isCopied = status === 'copied';
  return (
    <div className={styles.copyField}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.line}>
        <output aria-labelledby={id} aria-live="off" dir="ltr" translate="no" className={styles.value}>
          {value}
        </output>
        <Button icon={isCopied ? Check : Copy} onClick={onCopy}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      {status === 'copyFailed' && <p>{MESSAGES.copyFailed}</p>}
      <VisuallyHidden role="status">{MESSAGES[status]}</VisuallyHidden>
    </div>
  );
}
