import { Check, Copy } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import * as styles from './CopyField.css.ts';

export type CopyFieldProps = { label: string; value: string };

const MESSAGES = { idle: '', copied: 'Copied', refused: 'Press Ctrl+C or Cmd+C to copy' };

/** A value to be copied, letter by letter readable, with a Copy button that says Copied. */
export function CopyField({ label, value }: CopyFieldProps) {
  const id = useId();
  const output = useRef<HTMLOutputElement>(null);
  const [state, setState] = useState<keyof typeof MESSAGES>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      // No permission, or no secure address: mark it, so that the keys copy it.
      if (output.current) getSelection()?.selectAllChildren(output.current);
      setState('refused');
    }
  };
  return (
    <div className={styles.copyField}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.line}>
        <output ref={output} aria-labelledby={id} aria-live="off" dir="ltr" translate="no" className={styles.value}>
          {value}
        </output>
        <Button icon={state === 'copied' ? Check : Copy} onClick={copy}>
          {state === 'copied' ? 'Copied' : 'Copy'}
        </Button>
      </div>
      {state === 'refused' && <p>{MESSAGES.refused}</p>}
      <VisuallyHidden role="status">{MESSAGES[state]}</VisuallyHidden>
    </div>
  );
}
