import { isMachineSnapshot, type AnyStateMachine, type InspectionEvent } from 'xstate';
import { goOn, startWalk, type Frame, type Step, type Walk } from '../../../machines/testing/walk.ts';
import { chartModel, transitionId } from '../model/chartModel.ts';
import { activeIds } from '../walk/choices.ts';
import { edgesOf, restingStates, walksToStates, type Place } from '../walk/reach.ts';
import type { ChartSamples } from '../walk/samples.ts';

/** What the paths of a chart take: every state, every state and transition, or every two transitions in a row. */
export type Selection = 'states' | 'transitions' | 'pairs';

/** Few, short paths, and the ids of the states and transitions that none of them reaches. */
export type SelectedPaths = { walks: Walk[]; unreached: string[] };

/** Joins the ids of two transitions in a row. */
const THEN = ' then ';

/**
 * Generates paths through a chart with the samples.
 * @param only the ids of the states and transitions to reach; all if it is absent
 */
export function selectPaths(
  machine: AnyStateMachine,
  samples: ChartSamples,
  selection: Selection,
  only?: ReadonlySet<string>,
): SelectedPaths {
  const model = chartModel(machine);
  const wanted = only ?? [
    ...restingStates(model),
    ...(selection === 'states' ? [] : model.transitions.map(({ id }) => id)),
  ];
  const open = new Set(selection === 'pairs' ? [] : wanted);
  const isWanted = (goal: string) =>
    selection === 'pairs' ? !only || goal.split(THEN).some((id) => only.has(id)) : open.has(goal);
  const found = candidates(machine, samples, selection).map((walk) => ({
    walk,
    goals: goalsOf(machine, walk, selection).filter(isWanted),
  }));
  // A long path often covers shorter ones, such as its own beginning.
  const covered = new Set<string>();
  const walks = found
    .sort((one, other) => other.walk.steps.length - one.walk.steps.length)
    .filter(({ goals }) => {
      const isNew = goals.some((goal) => !covered.has(goal));
      for (const goal of goals) covered.add(goal);
      return isNew;
    })
    .map(({ walk }) => walk)
    .reverse();
  return { walks, unreached: [...open].filter((goal) => !covered.has(goal)) };
}

/** The shortest walk for each goal, and some more: one for each result of a transition. */
function candidates(machine: AnyStateMachine, samples: ChartSamples, selection: Selection): Walk[] {
  if (selection === 'states') return [...walksToStates(machine, samples).values()].filter((walk) => walk !== null);
  const edges = [...edgesOf(machine, samples)];
  const walks = new Map<string, Walk>();
  if (selection === 'transitions') {
    for (const { taken, to, walk } of edges) {
      const key = JSON.stringify([taken, to.snapshot.value, to.snapshot.status]);
      if (!walks.has(key)) walks.set(key, walk);
    }
    return [...walks.values()];
  }
  const onwards = new Map<Place, Map<string, Step>>();
  for (const { from, taken, walk } of edges) {
    const [step] = walk.steps.slice(-1);
    if (from === null || step === undefined) continue;
    const steps = onwards.get(from) ?? new Map<string, Step>();
    onwards.set(from, steps);
    if (!steps.has(taken.join())) steps.set(taken.join(), step);
  }
  for (const { taken, to, walk } of edges) {
    for (const [next, step] of onwards.get(to) ?? []) {
      const key = taken.join() + THEN + next;
      if (!walks.has(key)) walks.set(key, goOn(walk, step));
    }
  }
  return [...walks.values()];
}

/** What a walk reaches; nothing if the chart stops with an error. */
function goalsOf(machine: AnyStateMachine, { input, steps }: Walk, selection: Selection): string[] {
  let taken: string[] = [];
  const inspect = (event: InspectionEvent) => {
    if (event.type !== '@xstate.microstep') return;
    const { snapshot } = event;
    const isChart = isMachineSnapshot(snapshot) && snapshot.machine.config === machine.config;
    if (isChart) taken.push(...event._transitions.map(transitionId));
  };
  const visited: { taken: string[]; frame: Frame }[] = [];
  try {
    const { start, take } = startWalk(machine, input, { inspect });
    visited.push({ taken, frame: start });
    for (const step of steps) {
      taken = [];
      const frame = take(step);
      visited.push({ taken, frame });
    }
  } catch {
    // The exploration does not run child charts. One that ends at once leaves the state before the next step.
    return [];
  }
  if (selection === 'pairs') {
    return visited.flatMap((visit, index) =>
      (visited[index - 1]?.taken ?? []).flatMap((before) => visit.taken.map((after) => before + THEN + after)),
    );
  }
  return visited.flatMap((visit) => [...visit.taken, ...activeIds(visit.frame.charts[0].snapshot)]);
}
