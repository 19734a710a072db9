import { useState } from 'react';
import { Button } from '../../../src/components/button/Button.tsx';
import type { Frame, Step, Walk } from '../../../machines/testing/walk.ts';
import { Badge } from '../../../src/components/table/Badge.tsx';
import { modelOf } from '../model/chartModel.ts';
import type { ChartSamples } from '../walk/samples.ts';
import { requestedText, statesText } from '../walk/walkText.ts';
import { jsonText, parseJson, shortJson } from './json.ts';
import { PayloadEditor } from './PayloadEditor.tsx';
import * as styles from './WalkPanel.css.ts';

type PathListProps = {
  walk: Walk;
  frames: Frame[];
  samples: Record<string, ChartSamples> | undefined;
  onWalk: (next: Walk) => void;
};

/** The steps of a walk, with payload, target states and requested actions. Clicking a step returns to it. */
export function PathList({ walk, frames, samples, onWalk }: PathListProps) {
  const machine = frames[0]?.charts[0].machine;
  const hasInput = walk.input !== undefined;
  return (
    <>
      {hasInput && (
        <InputEditor
          key={shortJson(walk.input, Infinity)}
          input={walk.input}
          samples={(machine && samples?.[machine.id]?.input) ?? []}
          onInput={(input) => onWalk({ input, steps: [] })}
        />
      )}
      <ol className={styles.path}>
        {frames.map((frame, index) => {
          const step = walk.steps[index - 1];
          return (
            <li key={index} aria-current={index === frames.length - 1 ? 'step' : undefined} className={styles.step}>
              <button
                type="button"
                className={styles.stepButton}
                onClick={() => onWalk({ ...walk, steps: walk.steps.slice(0, index) })}
              >
                <span>
                  {step ? stepText(step, frames[index - 1]) : 'start'}
                  {step && <span className={styles.quiet}> {carried(step)}</span>}
                  {Object.entries(step?.forced ?? {}).map(([guard, value]) => (
                    <Badge key={guard}>
                      {guard} forced to {String(value)}
                    </Badge>
                  ))}
                </span>
                <span className={styles.where}>{chartOf(frame, step)}</span>
              </button>
              <Requested frame={frame} />
            </li>
          );
        })}
      </ol>
    </>
  );
}

function Requested({ frame }: { frame: Frame }) {
  const texts = frame.requested.map(requestedText).filter((text) => text !== null);
  return texts.length === 0 ? null : (
    <ul className={styles.requested}>
      {texts.map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
}

/** The text of a step: `form.submit`, `newAccount: done of createAccount`. */
function stepText({ event, to }: Step, before: Frame | undefined): string {
  const chart = before?.charts.find(({ path }) => path === (to ?? ''));
  const found = chart && modelOf(chart.machine).transitions.find(({ descriptor }) => descriptor === event.type);
  return `${to === undefined ? '' : `${to}: `}${found?.event ?? event.type}`;
}

/** The states after a step: of the child chart that received it, or of the chart. */
function chartOf(frame: Frame, step: Step | undefined): string {
  const { snapshot } = frame.charts.find(({ path }) => path === step?.to) ?? frame.charts[0];
  return statesText(snapshot);
}

function carried({ event }: Step): string {
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
