import { runningDelays, type Step, type Walk, type WalkedChart, type Walked } from '../../../machines/testing/walk.ts';
import type { ChartModel } from '../model/chartModel.ts';
import { choicesOf, eventOf, isTaken, type Choice } from '../walk/choices.ts';
import type { ChartSamples } from '../walk/samples.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import * as styles from './WalkPanel.css.ts';

type ChartChoicesProps = {
  chart: WalkedChart;
  model: ChartModel;
  walk: Walk;
  walked: Walked;
  samples: ChartSamples | undefined;
  onStep: (step: Step) => void;
};

const GROUPS = [
  { title: 'Events', kinds: ['event'] },
  { title: 'Effects answer', kinds: ['done', 'error'] },
  { title: 'Delays', kinds: ['after'] },
];

/** The possible events of a running chart, by their kind. */
export function ChartChoices({ chart, model, walk, walked, samples, onStep }: ChartChoicesProps) {
  const { path, snapshot } = chart;
  const delays = runningDelays(walked.frames, walk, path);
  const isRunning = ({ kind, descriptor }: Choice) => kind !== 'after' || delays.has(descriptor);
  const choices = choicesOf(snapshot, model, samples).filter(isRunning);
  const send = (choice: Choice, payload: unknown, forced: Record<string, boolean>) =>
    onStep({
      event: eventOf(choice, payload),
      ...(path !== '' && { to: path }),
      ...(Object.keys(forced).length > 0 && { forced }),
    });
  return GROUPS.map(({ title, kinds }) => {
    const offered = choices.filter(({ kind }) => kinds.includes(kind));
    const name = path === '' ? title : `${title} of ${path}`;
    return offered.length === 0 ? null : (
      <section key={title} aria-label={name} className={styles.group}>
        <h3 className={styles.groupTitle}>{name}</h3>
        {offered.map((choice) => (
          <ChoiceRow
            key={`${choice.descriptor} ${choice.payloads.length}`}
            choice={choice}
            delay={delays.get(choice.descriptor)}
            isTaken={(payload) => isTaken(snapshot, eventOf(choice, payload))}
            onSend={(payload, forced) => send(choice, payload, forced)}
          />
        ))}
      </section>
    );
  });
}
