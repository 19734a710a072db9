import fc from 'fast-check';
import type { AnyActorRef, AnyEventObject, AnyStateMachine } from 'xstate';
import { parentOf } from '../chart/internals.ts';
import { runningDelays, startWalk, type Frame, type Step, type Walk, type WalkedChart } from '../walk/walk.ts';
import { inputsOf, type Samples } from '../lab.ts';
import { choicesOf, eventsOf } from '../walk/choices.ts';
import { answerOf, childrenOf, type Moment, type Rules } from './moment.ts';

/** A chart to explore. */
type Subject = { machine: AnyStateMachine; rules: Rules; samples: Samples };

/** A walk, and the rule that its last step breaks. */
export type Explored = { walk: Walk; rule: string };

class BrokenRule extends Error {}

/** Takes a step that two numbers select: the event, and its payload. */
type TakeStep = (event: number, payload: number) => void;

const number = fc.noBias(fc.nat({ max: 999 }));
const takeStep = fc.tuple(number, number).map(([event, payload]): fc.Command<object, TakeStep> => ({
  check: () => true,
  run: (_, take) => take(event, payload),
  toString: () => `step ${event} ${payload}`,
}));
const steps = fc.noBias(fc.commands([takeStep], { maxCommands: 40, size: 'max' }));

/** Takes random walks until a rule is broken. Returns the shortest walk that fast-check finds to it, or null. */
export function explore(subject: Subject, { seed, walks }: { seed: number; walks: number }): Explored | null {
  const found: Explored[] = [];
  const inputs = inputsOf(subject.samples, subject.machine.id);
  const holds = fc.property(fc.constantFrom(...inputs), steps, (input, commands) => {
    const walk: Walk = { input, steps: [] };
    try {
      fc.modelRun(() => ({ model: {}, real: startExploring(subject, walk) }), commands);
    } catch (error) {
      const rule =
        error instanceof BrokenRule ? error.message : `a chart never stops with an error, such as ${String(error)}`;
      found.push({ walk, rule });
      throw error;
    }
  });
  fc.check(holds, { seed, numRuns: walks });
  // fast-check shortens the last walk that failed.
  return found.at(-1) ?? null;
}

/** Starts a chart. Each step is added to the walk. @throws BrokenRule */
function startExploring({ machine, rules, samples }: Subject, walk: Walk): TakeStep {
  let received: AnyEventObject | null = null;
  const walker = startWalk(machine, walk.input, {
    inspect: (inspected) => {
      const isRoot = parentOf(inspected.actorRef as AnyActorRef) === undefined;
      if (inspected.type === '@xstate.event' && isRoot) received = inspected.event;
    },
  });
  const frames: Frame[] = [];
  const earlier: Moment[] = [];
  const checkRules = (frame: Frame) => {
    frames.push(frame);
    const [{ snapshot }] = frame.charts;
    const before = earlier.at(-1)?.snapshot ?? null;
    const event = received;
    received = null;
    if (!event && before === snapshot) return;
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
    if (broken) throw new BrokenRule(broken[0]);
    earlier.push(moment);
  };
  checkRules(walker.start);
  return (event, payload) => {
    const possible = frames.at(-1)?.charts.flatMap((chart) => stepsOf(chart, frames, walk, samples)) ?? [];
    const payloads = possible[event % possible.length];
    // In one of three cases the ordinary payload, which is a success.
    const step = payloads?.[payload % 3 === 0 ? 0 : payload % payloads.length];
    if (!step) return;
    walk.steps.push(step);
    checkRules(walker.take(step));
  };
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
