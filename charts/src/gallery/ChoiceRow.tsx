import { Braces } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../src/components/table/Badge.tsx';
import { Button } from '../../../src/components/button/Button.tsx';
import { IconButton } from '../../../src/components/button/IconButton.tsx';
import { SelectField } from '../../../src/components/form/SelectField.tsx';
import type { Choice } from '../walk/choices.ts';
import { PayloadEditor } from './PayloadEditor.tsx';
import { jsonText, parseJson } from './json.ts';
import * as styles from './WalkPanel.css.ts';

type Forced = Record<string, boolean>;

type ChoiceRowProps = {
  choice: Choice;
  /** The delay in milliseconds, if it is running. */
  delay: number | undefined;
  isTaken: (payload: unknown) => boolean;
  onSend: (payload: unknown, forced: Forced) => void;
};

/** A button for a possible event, with its payload and guards. It is disabled if the guards reject the event. */
export function ChoiceRow({ choice, delay, isTaken, onSend }: ChoiceRowProps) {
  const { kind, label, payloads, guards } = choice;
  const [text, setText] = useState(() => jsonText(payloads.find(isTaken) ?? payloads[0]));
  const [forced, setForced] = useState<Forced>({});
  const [isOpen, setOpen] = useState(false);
  const payload = payloads.length === 0 ? { value: undefined } : parseJson(text);
  const isForced = Object.keys(forced).length > 0;
  const isRejected = payload !== null && !isForced && !isTaken(payload.value);
  return (
    <div className={styles.choice}>
      <div className={styles.choiceLine}>
        <Button
          className={styles.choiceButton}
          unavailableReason={isRejected ? 'Its guard rejects, or nothing would change' : undefined}
          aria-disabled={payload === null ? true : undefined}
          onClick={() => {
            if (payload !== null && !isRejected) onSend(payload.value, forced);
          }}
        >
          {label}
        </Button>
        {isRejected && <Badge>rejected</Badge>}
        {isForced && <Badge>forced</Badge>}
        {delay !== undefined && <span className={styles.quiet}>{delay / 1_000} s</span>}
        {(payloads.length > 0 || guards.length > 0) && (
          <IconButton
            icon={Braces}
            label={payloads.length > 0 ? `What ${label} carries` : `Guards of ${label}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </div>
      {isOpen && payloads.length > 0 && (
        <PayloadEditor name={label} kind={kind} payloads={payloads} text={text} onText={setText} />
      )}
      {isOpen && guards.length > 0 && (
        <div role="group" aria-label={`Guards of ${label}`} className={styles.editor}>
          {guards.map((guard) => (
            <SelectField
              key={guard}
              label={`Guard ${guard}`}
              value={String(forced[guard] ?? '')}
              onChange={({ target: { value } }) => setForced(withGuard(forced, guard, value))}
            >
              <option value="">As computed</option>
              <option value="true">Forced to true</option>
              <option value="false">Forced to false</option>
            </SelectField>
          ))}
        </div>
      )}
    </div>
  );
}

function withGuard(forced: Forced, guard: string, value: string): Forced {
  const { [guard]: _, ...others } = forced;
  return value === '' ? others : { ...others, [guard]: value === 'true' };
}
