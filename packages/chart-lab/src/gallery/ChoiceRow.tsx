import { useState } from 'react';
import type { Choice } from '../walk/choices.ts';
import { jsonText, Notice, Select } from './ui.tsx';

type ChoiceRowProps = {
  choice: Pick<Choice, 'kind' | 'label' | 'payloads' | 'guards'>;
  /** The delay in milliseconds, if it is running. */
  delay?: number | undefined;
  isTaken: (payload: unknown) => boolean;
  onSend: (payload: unknown, forced: Record<string, boolean>) => void;
};

/** A button for a possible event, with its payload and guards. It is disabled if the guards reject the event. */
export function ChoiceRow({ choice: { kind, label, payloads, guards }, delay, isTaken, onSend }: ChoiceRowProps) {
  const [edited, setEdited] = useState<string | null>(null);
  const samples = Object.values(payloads);
  const text = edited ?? jsonText(samples.find(isTaken) ?? samples[0]);
  const [forced, setForced] = useState<Record<string, boolean>>({});
  const [isOpen, setOpen] = useState(false);
  const payload = samples.length === 0 ? { value: undefined } : parseJson(text);
  const isForced = Object.keys(forced).length > 0;
  const isRejected = payload !== null && !isForced && !isTaken(payload.value);
  const editorLabel = samples.length > 0 ? `What ${label} carries` : `Guards of ${label}`;
  return (
    <div className="group">
      <div className="row">
        <button
          type="button"
          title={isRejected ? 'Its guard rejects, or nothing would change' : undefined}
          aria-disabled={payload === null || isRejected}
          onClick={() => {
            if (payload !== null && !isRejected) onSend(payload.value, forced);
          }}
        >
          {label}
        </button>
        {isRejected && <span className="badge">rejected</span>}
        {isForced && <span className="badge">forced</span>}
        {delay !== undefined && <span className="quiet">{delay / 1_000} s</span>}
        {(samples.length > 0 || guards.length > 0) && (
          <button type="button" aria-label={editorLabel} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {'{}'}
          </button>
        )}
      </div>
      {isOpen && (
        <div role="group" aria-label={editorLabel} className="group">
          {samples.length > 0 && <PayloadEditor {...{ kind, payloads, text }} onText={setEdited} />}
          {guards.map((guard) => (
            <Select
              key={guard}
              label={`Guard ${guard}`}
              value={`${forced[guard] ?? ''}`}
              options={GUARD_RESULTS}
              onSelect={(result) => setForced(withGuard(forced, guard, result))}
            />
          ))}
        </div>
      )}
    </div>
  );
}

const GUARD_RESULTS = { '': 'As computed', true: 'Forced to true', false: 'Forced to false' };

function withGuard(forced: Record<string, boolean>, guard: string, result: string): Record<string, boolean> {
  const { [guard]: _, ...others } = forced;
  return result === '' ? others : { ...others, [guard]: result === 'true' };
}

const JSON_LABELS = {
  event: 'Its fields, as JSON',
  done: 'The answer, as JSON',
  error: 'The error, as JSON',
  after: '',
};

type PayloadEditorProps = Pick<Choice, 'kind' | 'payloads'> & { text: string; onText: (text: string) => void };

/** Edits a payload as JSON, or selects a sample. */
function PayloadEditor({ kind, payloads, text, onText }: PayloadEditorProps) {
  const samples = Object.fromEntries(Object.entries(payloads).map(([name, payload]) => [jsonText(payload), name]));
  return (
    <>
      {Object.keys(samples).length > 1 && (
        <Select
          label="Sample"
          value={text}
          options={text in samples ? samples : { [text]: 'Edited', ...samples }}
          onSelect={onText}
        />
      )}
      <label>
        {JSON_LABELS[kind]}
        <textarea
          value={text}
          rows={Math.min(12, text.split('\n').length)}
          spellCheck={false}
          onChange={({ target }) => onText(target.value)}
        />
      </label>
      {parseJson(text) === null && <Notice>This is not JSON</Notice>}
    </>
  );
}

/** Parses JSON; null if it is invalid. */
function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}
