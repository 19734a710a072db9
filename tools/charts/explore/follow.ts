import type { AnyActorRef, AnyEventObject, AnyStateMachine } from 'xstate';
import { chartModel } from '../../../charts/src/model/chartModel.ts';
import { choicesOf } from '../../../charts/src/walk/choices.ts';
import { eventsOfChoice } from '../../../charts/src/walk/reach.ts';
import {
  runningDelays,
  startWalk,
  stateValues,
  type Frame,
  type Step,
  type Walk,
  type WalkedChart,
} from '../../../machines/testing/walk.ts';
import { answerOf, childrenOf, type Moment, type Rules } from './moment.ts';

/** A chart to explore. */
export type Subject = { machine: AnyStateMachine; rules: Rules };

/** What a walk can choose from. */
export type Choices = {
  /** The possible steps. */
  steps: Step[];
  /** The states of all running charts, as text. */
  states: string;
  /** The walk to here. */
  walk: Walk;
};

/** A walk, and the rule that its last step breaks; null if it breaks none. */
export type Followed = { walk: Walk; rule: string | null };

/** Walks through a chart while `next` returns a step and no rule is broken. */
export function follow(subject: Subject, input: unknown, next: (choices: Choices) => Step | undefined): Followed {
  const walk: Walk = { input, steps: [] };
  try {
    return { walk, rule: brokenRule(subject, walk, next) };
  } catch (error) {
    return { walk, rule: `a chart never stops with an error, such as ${String(error)}` };
  }
}

/** Extends the walk. Returns the first rule that it breaks; null if it breaks none. */
function brokenRule(
  { machine, rules }: Subject,
  walk: Walk,
  next: (choices: Choices) => Step | undefined,
): string | null {
  const received: AnyEventObject[] = [];
  const walker = startWalk(machine, walk.input, {
    inspect: (inspected) => {
      const isRoot = (inspected.actorRef as AnyActorRef)._parent === undefined;
      if (inspected.type === '@xstate.event' && isRoot) received.push(inspected.event);
    },
  });
  const frames: Frame[] = [];
  const earlier: Moment[] = [];
  for (let frame = walker.start; ;) {
    frames.push(frame);
    const [{ snapshot }] = frame.charts;
    const before = earlier.at(-1)?.snapshot ?? null;
    const event = received.splice(0).at(-1) ?? null;
    if (event || before !== snapshot) {
      const moment: Moment = {
        chart: machine.id,
        event,
        answer: event && before && answerOf(before, event),
        before,
        snapshot,
        requested: frame.requested.filter(({ actor }) => actor === ''),
        earlier: [...earlier],
      };
      const broken = Object.entries(rules).find(([, holds]) => !holds(moment));
      if (broken) return broken[0];
      earlier.push(moment);
    }
    const steps = frame.charts.flatMap((chart) => stepsOf(chart, frames, walk));
    const step = next({ steps, states: JSON.stringify(stateValues(frame)), walk });
    if (!step) return null;
    walk.steps.push(step);
    frame = walker.take(step);
  }
}

/** The possible steps of a chart. A delay can only pass, and a request can only settle, while it runs. */
function stepsOf({ path, machine, snapshot }: WalkedChart, frames: Frame[], walk: Walk) {
  const delays = runningDelays(frames, walk, path);
  const running = Object.values(childrenOf(snapshot)).filter((child) => child?.getSnapshot().status === 'active');
  return choicesOf(snapshot, chartModel(machine))
    .filter(({ kind, descriptor }) => {
      if (kind === 'event') return true;
      if (kind === 'after') return delays.has(descriptor);
      return running.some((child) => descriptor.endsWith(`.actor.${child?.id}`));
    })
    .flatMap(eventsOfChoice)
    .map((event): Step => ({ event, ...(path !== '' && { to: path }) }));
}
