import { FieldFrame } from '../../../src/components/form/Field.tsx';
import { SelectField } from '../../../src/components/form/SelectField.tsx';
import type { Choice } from '../walk/choices.ts';
import { differenceText, jsonText, parseJson, shortJson } from './json.ts';
import * as styles from './WalkPanel.css.ts';

type PayloadEditorProps = {
  /** The accessible name. */
  name: string;
  kind: Choice['kind'];
  payloads: unknown[];
  text: string;
  onText: (text: string) => void;
};

const LABELS = { event: 'Its fields, as JSON', done: 'The answer, as JSON', error: 'The error, as JSON', after: '' };

/** Edits a payload as JSON, with samples from the chart's types. */
export function PayloadEditor({ name, kind, payloads, text, onText }: PayloadEditorProps) {
  const chosen = payloads.findIndex((payload) => jsonText(payload) === text);
  return (
    <div role="group" aria-label={`What ${name} carries`} className={styles.editor}>
      {payloads.length > 1 && (
        <SelectField
          label="Sample"
          value={String(chosen)}
          onChange={(event) => onText(jsonText(payloads[Number(event.target.value)]))}
        >
          {chosen === -1 && <option value="-1">Edited</option>}
          {payloads.map((payload, index) => (
            <option key={jsonText(payload)} value={index}>
              {index === 0 ? shortJson(payload) : differenceText(payload, payloads[0])}
            </option>
          ))}
        </SelectField>
      )}
      <FieldFrame label={LABELS[kind]} error={parseJson(text) === null ? 'This is not JSON' : null}>
        {(links) => (
          <textarea
            {...links}
            value={text}
            rows={Math.min(12, text.split('\n').length)}
            spellCheck={false}
            className={styles.json}
            onChange={(event) => onText(event.target.value)}
          />
        )}
      </FieldFrame>
    </div>
  );
}
