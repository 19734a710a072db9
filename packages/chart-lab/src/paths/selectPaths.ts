import { isMachineSnapshot, type AnyStateMachine, type InspectionEvent } from 'xstate';
import { takenTransitions } from '../chart/internals.ts';
import { transitionId } from '../chart/transitionTable.ts';
import { startWalk, type Walk } from '../walk/walk.ts';
import { chartModel, pathOf, type ChartModel } from '../chart/chartModel.ts';
import type { Samples } from '../lab.ts';
import { activeIds } from '../walk/choices.ts';
import { edgesOf, inSlices, restingStates, walksToStates } from '../walk/reach.ts';

/** What the paths of a chart take. */
export const SELECTIONS = { states: 'Every state', transitions: 'Every transition' };

export type Selection = keyof typeof SELECTIONS;

/** Few, short paths, and the ids of the states and transitions that none of them reaches. */
export type SelectedPaths = { walks: Walk[]; unreached: string[] };

/** Generates paths through a chart with the samples, in slices, so that the page responds meanwhile. */
export async function selectPaths(
  machine: AnyStateMachine,
  selection: Selection,
  samples: Samples,
): Promise<SelectedPaths> {
  const model = chartModel(machine);
  const transitions = selection === 'states' ? [] : model.transitions.map(({ id }) => id);
  const wanted = new Set([...restingStates(model), ...transitions]);
  // The longest first: it often covers shorter ones, such as its own beginning.
  const sorted = (await candidates(machine, selection, samples)).sort(
    (one, other) => other.steps.length - one.steps.length,
  );
  const covered = new Set<string>();
  const walks: Walk[] = [];
  for await (const walk of inSlices(sorted)) {
    const goals = goalsOf(machine, walk).filter((goal) => wanted.has(goal) && !covered.has(goal));
    for (const goal of goals) covered.add(goal);
    if (goals.length > 0) walks.push(walk);
  }
  return { walks: walks.reverse(), unreached: [...wanted].filter((goal) => !covered.has(goal)) };
}

/** An id of `unreached` as text: `open.form.adding on done of newAccount [isNothingWritten]`. */
export function goalText({ transitions }: ChartModel, goal: string): string {
  const found = transitions.find(({ id }) => id === goal);
  if (!found) return pathOf(goal);
  return `${pathOf(found.source)} on ${found.event}${found.guard === null ? '' : ` [${found.guard}]`}`;
}

/** The shortest walk for each goal, and some more: one for each result of a transition. */
async function candidates(machine: AnyStateMachine, selection: Selection, samples: Samples): Promise<Walk[]> {
  if (selection === 'states') {
    return [...(await walksToStates(machine, samples)).values()].filter((walk) => walk !== null);
  }
  const walks = new Map<string, Walk>();
  for await (const { taken, snapshot, walk } of inSlices(edgesOf(machine, samples))) {
    const key = JSON.stringify([taken, snapshot.value, snapshot.status]);
    if (!walks.has(key)) walks.set(key, walk);
  }
  return [...walks.values()];
}

/** What a walk reaches; nothing if the chart stops with an error. */
function goalsOf(machine: AnyStateMachine, { input, steps }: Walk): string[] {
  const taken: string[] = [];
  const inspect = (event: InspectionEvent) => {
    if (event.type !== '@xstate.microstep' || !isMachineSnapshot(event.snapshot)) return;
    if (event.snapshot.machine.config === machine.config) taken.push(...takenTransitions(event).map(transitionId));
  };
  try {
    const { start, take } = startWalk(machine, input, { inspect });
    const frames = [start, ...steps.map((step) => take(step))];
    return [...taken, ...frames.flatMap(({ charts: [{ snapshot }] }) => [...activeIds(snapshot)])];
  } catch {
    // The exploration does not run child charts. One that ends at once leaves the state before the next step.
    return [];
  }
}
