import type { AnyActorRef, AnyEventObject, AnyStateMachine, InspectionEvent } from 'xstate';
import { chartModel, type ChartModel } from '../../../charts/src/model/chartModel.ts';
import { choicesOf, type Choice } from '../../../charts/src/walk/choices.ts';
import type { ChartSamples } from '../../../charts/src/walk/samples.ts';
import {
  runningDelays,
  startWalk,
  type Frame,
  type Step,
  type Walk,
  type WalkedChart,
} from '../../../machines/testing/walk.ts';
import type { Invariant, Moment } from './moment.ts';

/** A chart to explore, with the samples of all charts by their ids. */
export type Subject = {
  machine: AnyStateMachine;
  samples: Record<string, ChartSamples>;
  invariants: Invariant[];
  /** Receives the inspection events of the walked chart. */
  inspect?: (event: InspectionEvent) => void;
};

/** A possible event of the chart, or of a child chart with the path `to`. */
export type Offered = Choice & { to?: string; /** The states of its chart. */ states: string };

/** The rule that the chart breaks by an exception. */
export const NO_ERROR = 'a chart never stops with an error';

const models = new WeakMap<object, ChartModel>();

/**
 * Starts a walk, and takes steps while `next` returns one.
 * @param note receives each moment
 * @returns the name of the first broken rule, or null
 */
export function follow(
  { machine, samples, invariants, inspect }: Subject,
  walk: Walk,
  next: (choices: Offered[]) => Step | undefined,
  note: (moment: Moment) => void = () => {},
): string | null {
  const received: AnyEventObject[] = [];
  const taken: Walk = { ...walk, steps: [] };
  const frames: Frame[] = [];
  const earlier: Moment[] = [];
  const start = () =>
    startWalk(machine, walk.input, {
      inspect: (inspected) => {
        inspect?.(inspected);
        const isRoot = (inspected.actorRef as AnyActorRef)._parent === undefined;
        if (inspected.type === '@xstate.event' && isRoot) received.push(inspected.event);
      },
    });
  const walker = withoutError(start);
  let frame = walker?.start ?? null;
  while (walker && frame) {
    frames.push(frame);
    const [{ snapshot }] = frame.charts;
    const choices = frame.charts.flatMap((chart) => offeredBy(chart, samples[chart.machine.id], frames, taken));
    const before = earlier.at(-1)?.snapshot ?? null;
    const event = received.splice(0).at(-1) ?? null;
    if (event || before !== snapshot) {
      const moment: Moment = {
        chart: machine.id,
        samples: samples[machine.id] ?? { input: [], events: {}, outputs: {} },
        event,
        before,
        snapshot,
        requested: frame.requested.filter(({ actor }) => actor === ''),
        choices: choices.filter(({ to }) => to === undefined),
        earlier: [...earlier],
      };
      note(moment);
      const broken = invariants.find((rule) => withoutError(() => rule.holds(moment)) !== true);
      if (broken) return broken.name;
      earlier.push(moment);
    }
    const step = next(choices);
    if (!step) return null;
    taken.steps.push(step);
    frame = withoutError(() => walker.take(step));
  }
  return NO_ERROR;
}

/** The possible events of a chart: its child charts answer themselves, and a delay passes only while it runs. */
function offeredBy(
  { path, machine, snapshot }: WalkedChart,
  samples: ChartSamples | undefined,
  frames: Frame[],
  walk: Walk,
): Offered[] {
  const model = models.get(machine.config) ?? chartModel(machine);
  models.set(machine.config, model);
  const delays = runningDelays(frames, walk, path);
  const children = snapshot.children as Record<string, AnyActorRef>;
  return choicesOf(snapshot, model, samples)
    .filter(({ kind, descriptor }) => {
      if (kind === 'after') return delays.has(descriptor);
      if (kind === 'event') return true;
      const child = Object.values(children).find(({ id }) => descriptor.endsWith(`.actor.${id}`));
      if (!child) return false;
      const answered: unknown = child.getSnapshot();
      return (answered as { status: string }).status === 'active';
    })
    .map((choice) => ({ ...choice, states: JSON.stringify(snapshot.value), ...(path !== '' && { to: path }) }));
}

function withoutError<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch {
    return null;
  }
}
