import { useState } from 'react';
import type { AnyEventObject } from 'xstate';
import { Button } from '../../../src/components/button/Button.tsx';
import type { ChartModel } from '../model/chartModel.ts';
import type { ChartSamples } from '../walk/samples.ts';
import { requestedText, statesText, type Frame, type Walk } from '../walk/walk.ts';
import { jsonText, parseJson, shortJson } from './json.ts';
import { PayloadEditor } from './PayloadEditor.tsx';
import * as styles from './WalkPanel.css.ts';

type PathListProps = {
  model: ChartModel;
  walk: Walk;
  frames: Frame[];
  samples: ChartSamples | undefined;
  onWalk: (next: Walk) => void;
};

/** The steps of a walk, with payload, target states and requested actions. Clicking a step returns to it. */
export function PathList({ model, walk, frames, samples, onWalk }: PathListProps) {
  const words = new Map(model.transitions.map(({ descriptor, event }) => [descriptor, event]));
  const hasInput = walk.input !== undefined;
  return (
    <>
      {hasInput && (
        <InputEditor
          key={shortJson(walk.input, Infinity)}
          input={walk.input}
          samples={samples?.input ?? []}
          onInput={(input) => onWalk({ input, events: [] })}
        />
      )}
      <ol className={styles.path}>
        {frames.map((frame, index) => {
          const event = walk.events[index - 1];
          return (
            <li key={index} aria-current={index === frames.length - 1 ? 'step' : undefined} className={styles.step}>
              <button
                type="button"
                className={styles.stepButton}
                onClick={() => onWalk({ ...walk, events: walk.events.slice(0, index) })}
              >
                <span>
                  {event ? (words.get(event.type) ?? event.type) : 'start'}
                  {event && <span className={styles.quiet}> {carried(event)}</span>}
                </span>
                <span className={styles.where}>{statesText(frame)}</span>
              </button>
              <Asked frame={frame} />
            </li>
          );
        })}
      </ol>
    </>
  );
}

function Asked({ frame }: { frame: Frame }) {
  const texts = frame.requested.map(requestedText).filter((text) => text !== null);
  return texts.length === 0 ? null : (
    <ul className={styles.requested}>
      {texts.map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
}

function carried(event: AnyEventObject): string {
  const values = Object.entries(event).flatMap(([name, value]: [string, unknown]) => (name === 'type' ? [] : [value]));
  return values.length === 0 ? '' : values.map((value) => shortJson(value, 48)).join(' ');
}

type InputEditorProps = { input: unknown; samples: unknown[]; onInput: (input: unknown) => void };

/** Edits the input as JSON; a change restarts the chart. */
function InputEditor({ input, samples, onInput }: InputEditorProps) {
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
