import fc from 'fast-check';
import { eventOf } from '../../../charts/src/walk/choices.ts';
import type { Step, Walk } from '../../../machines/testing/walk.ts';
import { follow, type Offered, type Subject } from './follow.ts';
import type { Moment } from './moment.ts';

/** A rule and a walk whose last step breaks it. */
export type Broken = { rule: string; walk: Walk };

export type Explored = { walks: number; steps: number; broken: Broken | null };

/** An event with more payloads is taken at most this many times as often as one without. */
const MOST = 6;

/** The number of random steps of a walk. */
const LENGTH = 20;

/** How often each event was taken, by its states and payload. */
export type Taken = Map<string, number>;

/** A combination of states: the shortest known walk to it, and how often a walk went on from there. */
type Place = { walk: Walk; starts: number };

/**
 * Takes random walks of `steps` steps in all, until a rule is broken. Shortens that walk. Every other walk goes on from
 * the place that the fewest walks went on from.
 */
export function explore(
  subject: Subject,
  options: { seed: number; steps: number; note?: (moment: Moment) => void },
): Explored {
  const found: Explored = { walks: 0, steps: 0, broken: null };
  const taken: Taken = new Map();
  const places = new Map<string, Place>();
  const { input: samples = [] } = subject.samples[subject.machine.id] ?? {};
  const picks = fc.noBias(
    fc.tuple(fc.nat(), fc.array(fc.nat(), { minLength: LENGTH, maxLength: LENGTH, size: 'max' })),
  );
  for (let seed = options.seed; found.steps + found.walks < options.steps; seed += 1) {
    for (const [start, rest] of fc.sample(picks, { seed, numRuns: 10 })) {
      const input = samples[start % 8 === 1 ? 0 : Math.floor(start / 8) % samples.length];
      const place = start % 2 === 0 ? leastStarted(places) : undefined;
      const known = place?.walk.steps ?? [];
      const walk: Walk = place ? { ...place.walk, steps: [] } : { ...(input !== undefined && { input }), steps: [] };
      const rule = follow(
        subject,
        walk,
        (choices) => {
          const states = [samples.indexOf(walk.input), ...new Set(choices.map((choice) => choice.states))].join(' ');
          const { walk: shortest, starts } = places.get(states) ?? { starts: 0 };
          if (!shortest || shortest.steps.length > walk.steps.length) {
            places.set(states, { walk: { ...walk, steps: [...walk.steps] }, starts });
          }
          const pick = rest[walk.steps.length - known.length];
          const step = known[walk.steps.length] ?? (pick === undefined ? undefined : pickedStep(choices, pick, taken));
          if (step) walk.steps.push(step);
          return step;
        },
        options.note,
      );
      found.walks += 1;
      found.steps += walk.steps.length;
      if (rule !== null) return { ...found, broken: shortest(subject, { rule, walk }) };
    }
  }
  return found;
}

function leastStarted(places: Map<string, Place>): Place | undefined {
  const [place] = [...places.values()].sort((one, other) => one.starts - other.starts);
  if (place) place.starts += 1;
  return place;
}

/** Removes steps while the same rule stays broken. */
export function shortest(subject: Subject, { rule, walk }: Broken): Broken {
  for (const index of walk.steps.keys()) {
    const steps = walk.steps.filter((_, at) => at !== index);
    const shorter = replayed(subject, { ...walk, steps });
    if (shorter?.rule === rule) return shortest(subject, shorter);
  }
  return { rule, walk };
}

/** Replays a walk without its impossible steps until a rule is broken; null if none is. */
export function replayed(subject: Subject, { steps, ...start }: Walk): Broken | null {
  const walk: Walk = { ...start, steps: [] };
  const rest = [...steps];
  const rule = follow(subject, walk, (choices) => {
    for (let step = rest.shift(); step; step = rest.shift()) {
      const { to, event } = step;
      if (!choices.some((choice) => choice.to === to && choice.descriptor === event.type)) continue;
      walk.steps.push(step);
      return step;
    }
    return undefined;
  });
  return rule === null ? null : { rule, walk };
}

/** In two of three steps, the event that was taken least often for the number of its payloads, with the rarest payload. */
export function pickedStep(choices: Offered[], pick: number, taken: Taken): Step | undefined {
  const picked = <Option extends { key: string; weight: number }>(options: Option[]) => {
    const rarity = ({ key, weight }: Option) => Math.floor((taken.get(key) ?? 0) / weight);
    const least = Math.min(...options.map(rarity));
    const left = pick % 3 === 0 ? options : options.filter((option) => rarity(option) === least);
    const option = left[Math.floor(pick / 3) % left.length];
    if (option) taken.set(option.key, (taken.get(option.key) ?? 0) + 1);
    return option;
  };
  const choice = picked(
    choices.map((offered) => ({
      offered,
      key: `${offered.states} ${offered.to} ${offered.descriptor}`,
      weight: Math.max(1, Math.min(offered.payloads.length, MOST)),
    })),
  );
  if (!choice) return undefined;
  const { offered, key } = choice;
  const payloads = offered.payloads.length > 0 ? offered.payloads : [undefined];
  // The first payload is a success, which leads on.
  const payload =
    pick % 3 === 1
      ? { value: payloads[0] }
      : picked(payloads.map((value, index) => ({ value, key: `${key} ${index}`, weight: 1 })));
  return { event: eventOf(offered, payload?.value), ...(offered.to !== undefined && { to: offered.to }) };
}
