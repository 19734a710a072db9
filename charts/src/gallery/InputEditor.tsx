import { useState } from 'react';
import { Button } from '../../../src/components/button/Button.tsx';
import { jsonText, parseJson } from './json.ts';
import { PayloadEditor } from './PayloadEditor.tsx';
import * as styles from './WalkPanel.css.ts';

export type InputEditorProps = { input: unknown; samples: unknown[]; onInput: (input: unknown) => void };

/** What the chart is started with, as JSON; another input starts it over. */
export function InputEditor({ input, samples, onInput }: InputEditorProps) {
  const [text, setText] = useState(() => jsonText(input));
  const parsed = parseJson(text);
  const isSame = text === jsonText(input);
  return (
    <details className={styles.input}>
      <summary>What the chart is started with</summary>
      <PayloadEditor name="the start" kind="event" payloads={samples} text={text} onText={setText} />
      <Button disabled={parsed === null || isSame} onClick={() => parsed && onInput(parsed.value)}>
        Start over with this
      </Button>
    </details>
  );
}
