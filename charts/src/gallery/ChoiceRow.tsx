import { Braces } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../src/components/table/Badge.tsx';
import { Button } from '../../../src/components/button/Button.tsx';
import { IconButton } from '../../../src/components/button/IconButton.tsx';
import type { Choice } from '../walk/choices.ts';
import { PayloadEditor } from './PayloadEditor.tsx';
import { jsonText, parseJson } from './json.ts';
import * as styles from './WalkPanel.css.ts';

type ChoiceRowProps = {
  choice: Choice;
  /** The delay in milliseconds, if it is running. */
  delay: number | undefined;
  isTaken: (payload: unknown) => boolean;
  onSend: (payload: unknown) => void;
};

/** A button for a possible event, with its payload. It is disabled if the guards reject the event. */
export function ChoiceRow({ choice, delay, isTaken, onSend }: ChoiceRowProps) {
  const { kind, label, payloads } = choice;
  const [text, setText] = useState(() => jsonText(payloads.find(isTaken) ?? payloads[0]));
  const [isOpen, setOpen] = useState(false);
  const payload = payloads.length === 0 ? { value: undefined } : parseJson(text);
  const isRejected = payload !== null && !isTaken(payload.value);
  return (
    <div className={styles.choice}>
      <div className={styles.choiceLine}>
        <Button
          className={styles.choiceButton}
          unavailableReason={isRejected ? 'Its guard rejects, or nothing would change' : undefined}
          aria-disabled={payload === null ? true : undefined}
          onClick={() => {
            if (payload !== null && !isRejected) onSend(payload.value);
          }}
        >
          {label}
        </Button>
        {isRejected && <Badge>rejected</Badge>}
        {delay !== undefined && <span className={styles.quiet}>{delay / 1_000} s</span>}
        {payloads.length > 0 && (
          <IconButton
            icon={Braces}
            label={`What ${label} carries`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </div>
      {isOpen && <PayloadEditor name={label} kind={kind} payloads={payloads} text={text} onText={setText} />}
    </div>
  );
}
