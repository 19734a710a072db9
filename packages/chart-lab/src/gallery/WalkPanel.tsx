import { useEffect, useRef } from 'react';
import {
  goOn,
  requestsOf,
  runningDelays,
  type Frame,
  type Step,
  type Walk,
  type WalkedChart,
  type Walked,
} from '../walk/walk.ts';
import { requestText, stateValueText } from '../chart/wording.ts';
import { choicesOf, eventOf, isTaken, type Choice } from '../walk/choices.ts';
import type { LabChart, Named } from '../lab.ts';
import { eventText } from '../paths/pathTitle.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import { ExportButtons } from './GeneratedPaths.tsx';
import { useLab } from './LabContext.ts';
import { CopyButton, jsonText, Notice } from './ui.tsx';

type WalkPanelProps = {
  chart: LabChart;
  walk: Walk;
  walked: Walked;
  onWalk: (next: Walk) => void;
};

/** The active states of a walk, the possible events, and the steps so far. */
export function WalkPanel({ chart, walk, walked, onWalk }: WalkPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { samples } = useLab();
  const { frames, problem } = walked;
  const charts = frames.at(-1)?.charts ?? [];
  // The clicked button may have unmounted: focus the panel.
  useEffect(() => {
    if (walk.steps.length > 0 && document.activeElement === document.body) heading.current?.focus();
  }, [walk]);
  return (
    <aside aria-label="Walk">
      <div className="panel group">
        <h2 ref={heading} tabIndex={-1}>
          Now
        </h2>
        <div role="status" className="now">
          {charts.length === 0 && <p>Nowhere</p>}
          {charts.map(({ path, machine, snapshot }) => (
            <p key={path}>
              {path !== '' && `${machine.id}: `}
              {stateValueText(snapshot.value) || machine.id}
              {snapshot.status === 'done' && ' (the end)'}
            </p>
          ))}
        </div>
        {problem !== null && <Notice>The chart stops here: {problem}</Notice>}
        {charts.map((running) => (
          <ChartChoices
            key={running.path}
            chart={running}
            delays={runningDelays(frames, walk, running.path)}
            onStep={(step) => onWalk(goOn(walk, step))}
          />
        ))}
        <section aria-label="Path" className="group">
          <h3>Path</h3>
          <div className="row">
            <button
              type="button"
              disabled={walk.steps.length === 0}
              onClick={() => onWalk({ ...walk, steps: walk.steps.slice(0, -1) })}
            >
              Undo
            </button>
            <CopyButton label="Copy address" text={() => window.location.href} />
            {problem === null && <ExportButtons label="Copy path" chart={chart} walks={[walk]} />}
          </div>
          <StartOver walk={walk} inputs={samples.charts[chart.machine.id]?.input} onWalk={onWalk} />
          <PathList walk={walk} frames={frames} onWalk={onWalk} />
        </section>
      </div>
    </aside>
  );
}

const GROUPS = [
  { title: 'Events', kinds: ['event'] },
  { title: 'Effects', kinds: ['done', 'error'] },
  { title: 'Delays', kinds: ['after'] },
];

type ChartChoicesProps = {
  chart: WalkedChart;
  delays: Map<string, number>;
  onStep: (step: Step) => void;
};

/** The possible events of a running chart, by their kind. */
function ChartChoices({ chart: { path, machine, snapshot }, delays, onStep }: ChartChoicesProps) {
  const { samples } = useLab();
  const isRunning = ({ kind, descriptor }: Choice) => kind !== 'after' || delays.has(descriptor);
  const choices = choicesOf(snapshot, samples).filter(isRunning);
  return GROUPS.map(({ title, kinds }) => {
    const offered = choices.filter(({ kind }) => kinds.includes(kind));
    const name = path === '' ? title : `${title} of ${machine.id}`;
    return offered.length === 0 ? null : (
      <section key={title} aria-label={name} className="group">
        <h3>{name}</h3>
        {offered.map((choice) => (
          <ChoiceRow
            key={choice.descriptor}
            choice={choice}
            delay={delays.get(choice.descriptor)}
            isTaken={(payload) => isTaken(snapshot, eventOf(choice, payload))}
            onSend={(payload, forced) =>
              onStep({
                event: eventOf(choice, payload),
                ...(path !== '' && { to: path }),
                ...(Object.keys(forced).length > 0 && { forced }),
              })
            }
          />
        ))}
      </section>
    );
  });
}

type StartOverProps = { walk: Walk; inputs: Named | undefined; onWalk: (next: Walk) => void };

/** Starts the chart again, with another input if it has one. */
function StartOver({ walk: { input }, inputs, onWalk }: StartOverProps) {
  const payloads: Named = input === undefined ? {} : { 'this input': input, ...inputs };
  return (
    <ChoiceRow
      key={jsonText(input)}
      choice={{ kind: 'event', label: 'Start over', payloads, guards: [] }}
      isTaken={() => true}
      onSend={(next) => onWalk(next === undefined ? { steps: [] } : { input: next, steps: [] })}
    />
  );
}

type PathListProps = { walk: Walk; frames: Frame[]; onWalk: (next: Walk) => void };

/** The steps of a walk, with payload, target states and requested actions. Clicking a step returns to it. */
function PathList({ walk, frames, onWalk }: PathListProps) {
  return (
    <ol role="list" className="steps">
      {frames.map((frame, index) => {
        const step = walk.steps[index - 1];
        // Of the child chart that received the event, or of the chart.
        const { snapshot } = frame.charts.find(({ path }) => path === step?.to) ?? frame.charts[0];
        const requested = requestsOf(frame).map(requestText);
        return (
          <li key={index} aria-current={index === frames.length - 1 ? 'step' : undefined}>
            <button type="button" onClick={() => onWalk({ ...walk, steps: walk.steps.slice(0, index) })}>
              <span>
                {step ? stepText(step, frames[index - 1]) : 'start'}
                {step && <span className="quiet"> {carried(step)}</span>}
                {Object.entries(step?.forced ?? {}).map(([guard, value]) => (
                  <span key={guard} className="badge">
                    {guard} forced to {String(value)}
                  </span>
                ))}
              </span>
              <span className="quiet">{stateValueText(snapshot.value)}</span>
            </button>
            {requested.length > 0 && (
              <ul role="list" className="requested">
                {requested.map((text, at) => (
                  <li key={at}>{text}</li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The text of a step: `form.submit`, `newAccount: done of createAccount`. */
function stepText(step: Step, before: Frame | undefined): string {
  const child = step.to !== undefined && before?.charts.find(({ path }) => path === step.to);
  return `${child ? `${child.machine.id}: ` : ''}${eventText(step, before)}`;
}

function carried({ event: { type: _, ...payload } }: Step): string {
  return Object.values(payload)
    .map((value) => JSON.stringify(value ?? null))
    .map((text) => (text.length > 48 ? `${text.slice(0, 47)}…` : text))
    .join(' ');
}
