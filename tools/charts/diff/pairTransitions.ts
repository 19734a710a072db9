import type { ChartTransition } from '../../../charts/src/model/chartModel.ts';

/** A part of a chart in both versions; null where it does not exist. */
export type Pair<Part> = { before: Part | null; after: Part | null };

/** `isMoved` if the transition now comes before a transition of the same event that used to come first. */
type TransitionPair = Pair<ChartTransition> & { isMoved: boolean };

/** Which branches of an event are the same one, the surest sign first; at last their order decides. */
const SIGNS: ((transition: ChartTransition) => string)[] = [
  ({ guard, targets, actions }) => JSON.stringify([guard, targets, actions]),
  ({ guard, targets }) => JSON.stringify([guard, targets]),
  ({ guard }) => String(guard),
  ({ targets }) => String(targets),
  () => '',
];

/** Pairs the transitions of two versions, in the order of the newer one. Removed ones come last. */
export function pairTransitions(before: ChartTransition[], after: ChartTransition[]): TransitionPair[] {
  const found = new Map<ChartTransition, ChartTransition>();
  const open = new Set(before);
  for (const sign of SIGNS) {
    for (const transition of after.filter((one) => !found.has(one))) {
      const same = [...open].find((old) => isSameEvent(old, transition) && sign(old) === sign(transition));
      if (!same) continue;
      found.set(transition, same);
      open.delete(same);
    }
  }
  const pairs = after.map((transition, index) => {
    const old = found.get(transition) ?? null;
    const isMoved = after.slice(index + 1).some((later) => {
      const oldLater = found.get(later);
      return old && oldLater && isSameEvent(later, transition) && before.indexOf(oldLater) < before.indexOf(old);
    });
    return { before: old, after: transition, isMoved };
  });
  return [...pairs, ...[...open].map((old) => ({ before: old, after: null, isMoved: false }))];
}

function isSameEvent(one: ChartTransition, other: ChartTransition): boolean {
  return one.source === other.source && one.event === other.event;
}
