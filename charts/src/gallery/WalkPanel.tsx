import { RotateCcw, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../src/components/button/Button.tsx';
import { Notice } from '../../../src/components/feedback/Notice.tsx';
import type { ChartModel } from '../model/chartModel.ts';
import { choicesOf, eventOf, isTaken, type Choice } from '../walk/choices.ts';
import type { ChartSamples } from '../walk/samples.ts';
import { goOn, runningDelays, statesText, undo, type Walk, type Walked } from '../walk/walk.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import { CopyButton } from './CopyButton.tsx';
import { PathList } from './PathList.tsx';
import * as styles from './WalkPanel.css.ts';

type WalkPanelProps = {
  model: ChartModel;
  walk: Walk;
  walked: Walked;
  samples: ChartSamples | undefined;
  onWalk: (next: Walk) => void;
};

const GROUPS = [
  { title: 'Events', kinds: ['event'] },
  { title: 'Effects answer', kinds: ['done', 'error'] },
  { title: 'Delays', kinds: ['after'] },
];

/** The active states of a walk, the possible events, and the steps so far. */
export function WalkPanel({ model, walk, walked, samples, onWalk }: WalkPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { frames, problem } = walked;
  const last = frames.at(-1);
  const delays = runningDelays(frames, walk);
  const isRunning = ({ kind, descriptor }: Choice) => kind !== 'after' || delays.has(descriptor);
  const choices = last ? choicesOf(last.snapshot, model, samples).filter(isRunning) : [];
  const send = (choice: Choice, payload: unknown) => onWalk(goOn(walk, eventOf(choice, payload)));
  // The clicked button may have unmounted: focus the panel.
  useEffect(() => {
    if (walk.events.length > 0 && document.activeElement === document.body) heading.current?.focus();
  }, [walk]);

  return (
    <aside aria-label="Walk" className={styles.panel}>
      <h2 ref={heading} tabIndex={-1}>
        Now
      </h2>
      <p role="status" className={styles.now}>
        {last ? statesText(last) || model.id : 'Nowhere'}
        {last?.snapshot.status === 'done' && ' (the end)'}
      </p>
      {problem !== null && <Notice tone="danger">The chart stops here: {problem}</Notice>}
      {samples === undefined && <Notice tone="info">Reading from the types what events may carry…</Notice>}
      {GROUPS.map(({ title, kinds }) => {
        const offered = choices.filter(({ kind }) => kinds.includes(kind));
        return offered.length === 0 ? null : (
          <section key={title} aria-label={title} className={styles.group}>
            <h3 className={styles.groupTitle}>{title}</h3>
            {offered.map((choice) => (
              <ChoiceRow
                key={`${choice.descriptor} ${choice.payloads.length}`}
                choice={choice}
                delay={delays.get(choice.descriptor)}
                isTaken={(payload) => last !== undefined && isTaken(last.snapshot, eventOf(choice, payload))}
                onSend={(payload) => send(choice, payload)}
              />
            ))}
          </section>
        );
      })}
      <section aria-label="Path" className={styles.group}>
        <h3 className={styles.groupTitle}>Path</h3>
        <div className={styles.tools}>
          <Button icon={Undo2} disabled={walk.events.length === 0} onClick={() => onWalk(undo(walk))}>
            Undo
          </Button>
          <Button icon={RotateCcw} disabled={walk.events.length === 0} onClick={() => onWalk({ ...walk, events: [] })}>
            Start over
          </Button>
          <CopyButton label="Copy address" text={() => window.location.href} />
        </div>
        <PathList model={model} walk={walk} frames={frames} samples={samples} onWalk={onWalk} />
      </section>
    </aside>
  );
}
