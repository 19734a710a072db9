import fc from 'fast-check';
import type { AnyActorRef, AnyEventObject, AnyStateMachine } from 'xstate';
import { parentOf } from '../chart/internals.ts';
import { runningDelays, startWalk, type Frame, type Step, type Walk, type WalkedChart } from '../walk/walk.ts';
import { inputsOf, type Samples } from '../lab.ts';
import { choicesOf, eventsOf } from '../walk/choices.ts';
import { answerOf, childrenOf, type Moment, type Rules } from './moment.ts';

/** A chart to explore. */
type Subject = { machine: AnyStateMachine; rules: Rules; samples: Samples };

/** A walk, and the rule that its last step breaks; null if it breaks none. */
export type Explored = { walk: Walk; rule: string | null };

const number = fc.noBias(fc.nat({ max: 999 }));
/** For each step, what selects the event and its payload. */
const picks = fc.noBias(fc.array(fc.tuple(number, number), { maxLength: 40, size: 'max' }));

/** Takes random walks until a rule is broken. Returns the shortest walk that fast-check finds to it, or null. */
export function explore(subject: Subject, { seed, walks }: { seed: number; walks: number }): Explored | null {
  const holds = fc.property(number, picks, (...picked) => follow(subject, ...picked).rule === null);
  const { counterexample } = fc.check(holds, { seed, numRuns: walks });
  return counterexample && follow(subject, ...counterexample);
}

function follow(subject: Subject, start: number, picked: [event: number, payload: number][]): Explored {
  const inputs = inputsOf(subject.samples, subject.machine.id);
  const walk: Walk = { input: inputs[start % inputs.length], steps: [] };
  try {
    return { walk, rule: brokenRule(subject, walk, picked) };
  } catch (error) {
    return { walk, rule: `a chart never stops with an error, such as ${String(error)}` };
  }
}

/** Extends the walk. Returns the first rule that it breaks; null if it breaks none. */
function brokenRule({ machine, rules, samples }: Subject, walk: Walk, picked: [number, number][]): string | null {
  const received: AnyEventObject[] = [];
  const walker = startWalk(machine, walk.input, {
    inspect: (inspected) => {
      const isRoot = parentOf(inspected.actorRef as AnyActorRef) === undefined;
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
        samples,
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
    const [one, other] = picked[walk.steps.length] ?? [];
    const possible = frame.charts.flatMap((chart) => stepsOf(chart, frames, walk, samples));
    const steps = possible[(one ?? 0) % possible.length];
    if (!steps || one === undefined || other === undefined) return null;
    // In one of three cases the ordinary payload, which is a success.
    const step = steps[other % 3 === 0 ? 0 : other % steps.length] as Step;
    walk.steps.push(step);
    frame = walker.take(step);
  }
}

/** The possible events of a chart, each with its payloads. A delay and a request can only end while they run. */
function stepsOf({ path, snapshot }: WalkedChart, frames: Frame[], walk: Walk, samples: Samples): Step[][] {
  const delays = runningDelays(frames, walk, path);
  const running = Object.values(childrenOf(snapshot)).filter((child) => child?.getSnapshot().status === 'active');
  return choicesOf(snapshot, samples)
    .filter(({ kind, descriptor }) => {
      if (kind === 'event') return true;
      if (kind === 'after') return delays.has(descriptor);
      return running.some((child) => descriptor.endsWith(`.actor.${child?.id}`));
    })
    .map((choice) => eventsOf(choice).map((event) => ({ event, ...(path !== '' && { to: path }) })));
}
