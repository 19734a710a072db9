import fc from 'fast-check';
import { samplesOf } from '../../../charts/src/samples/samples.ts';
import type { Step, Walk } from '../../../machines/testing/walk.ts';
import { follow, type Choices, type Followed, type Subject } from './follow.ts';

/** A rule and a walk whose last step breaks it. */
export type Broken = { rule: string; walk: Walk };

type Explored = { walks: number; steps: number; broken: Broken | null };

/** The number of random steps of a walk. */
const LENGTH = 20;

/** An event with several payloads is picked at most this many times as often as one without. */
const MAX_WEIGHT = 6;

/** How often each event, and each of its payloads, was picked in the same states. */
type Taken = Map<string, number>;

/** Returns a random number from 0, less than `count`. */
type Random = (count: number) => number;

/** A combination of states: the shortest known walk to it, and how often a walk continued from there. */
type Place = { walk: Walk; starts: number };

/**
 * Takes random walks of `steps` steps in total, until a rule is broken. Shortens that walk. Every other walk continues
 * from the place that the fewest walks have continued from.
 */
export function explore(subject: Subject, { seed, steps }: { seed: number; steps: number }): Explored {
  const found: Explored = { walks: 0, steps: 0, broken: null };
  const random = randomOf(seed);
  const taken: Taken = new Map();
  const places = new Map<string, Place>();
  const inputs = Object.values(samplesOf(subject.machine.id).input ?? {});
  while (found.steps + found.walks < steps) {
    const place = random(2) === 0 ? leastStarted(places) : undefined;
    const start: Walk = place?.walk ?? { input: inputs[random(inputs.length)], steps: [] };
    const next = (choices: Choices) => {
      remember(places, choices);
      const { length } = choices.walk.steps;
      if (length < start.steps.length) return start.steps[length];
      return length < start.steps.length + LENGTH ? pickStep(choices, taken, random) : undefined;
    };
    const { walk, rule } = follow(subject, start.input, next);
    found.walks += 1;
    found.steps += walk.steps.length;
    if (rule !== null) return { ...found, broken: shortest(subject, { rule, walk }) };
  }
  return found;
}

/** Returns a generator of random numbers: the same ones for each seed. */
function randomOf(seed: number): Random {
  const [numbers] = fc.sample(fc.infiniteStream(fc.noBias(fc.nat())), { seed, numRuns: 1 });
  return (count) => (numbers?.next().value ?? 0) % count;
}

/** Picks an event that is possible, then one of its payloads: in one of three cases the first, which is a success. */
function pickStep({ steps, states }: Choices, taken: Taken, random: Random): Step | undefined {
  const typeOf = ({ to, event }: Step) => `${states} ${to} ${event.type}`;
  const sizes = new Map<string, number>();
  for (const step of steps) sizes.set(typeOf(step), (sizes.get(typeOf(step)) ?? 0) + 1);
  const types = [...sizes].map(([key, size]) => ({ key, weight: Math.min(size, MAX_WEIGHT) }));
  const type = pick(types, taken, random)?.key;
  const sameType = steps.filter((step) => typeOf(step) === type);
  if (random(3) === 0) return sameType[0];
  const payloads = sameType.map((step) => ({ step, key: `${states} ${JSON.stringify(step)}`, weight: 1 }));
  return pick(payloads, taken, random)?.step;
}

type Option = { key: string; weight: number };

/** In two of three cases, one of the options that were picked least often for their weight; otherwise any. */
function pick<Kind extends Option>(options: Kind[], taken: Taken, random: Random): Kind | undefined {
  const rarity = ({ key, weight }: Option) => Math.floor((taken.get(key) ?? 0) / weight);
  const least = Math.min(...options.map(rarity));
  const from = random(3) === 0 ? options : options.filter((option) => rarity(option) === least);
  const option = from[random(from.length)];
  if (option) taken.set(option.key, (taken.get(option.key) ?? 0) + 1);
  return option;
}

function remember(places: Map<string, Place>, { states, walk }: Choices): void {
  const key = JSON.stringify([walk.input, states]);
  const { walk: known, starts } = places.get(key) ?? { starts: 0 };
  if (known && known.steps.length <= walk.steps.length) return;
  places.set(key, { walk: { ...walk, steps: [...walk.steps] }, starts });
}

function leastStarted(places: Map<string, Place>): Place | undefined {
  const [place] = [...places.values()].sort((one, other) => one.starts - other.starts);
  if (place) place.starts += 1;
  return place;
}

/** Removes steps while the same rule stays broken. */
function shortest(subject: Subject, { rule, walk }: Broken): Broken {
  for (const index of walk.steps.keys()) {
    const shorter = replayed(subject, { ...walk, steps: walk.steps.toSpliced(index, 1) });
    if (shorter.rule === rule) return shortest(subject, { rule, walk: shorter.walk });
  }
  return { rule, walk };
}

/** Replays a walk without its impossible steps until a rule is broken. */
function replayed(subject: Subject, { input, steps }: Walk): Followed {
  const rest = [...steps];
  return follow(subject, input, ({ steps: possible }) => {
    const index = rest.findIndex(({ to, event }) =>
      possible.some((one) => one.to === to && one.event.type === event.type),
    );
    return index < 0 ? undefined : rest.splice(0, index + 1).at(-1);
  });
}
