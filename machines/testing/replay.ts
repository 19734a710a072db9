import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine, type StateValue } from 'xstate';
import type { Recording, RecordingEntry } from './recording.ts';

/** A recorded actor at a position. */
export type ReplayedActor = {
  actor: string;
  chart: string;
  parent: string | null;
  /** Null if there is no such chart, or it could not start. */
  snapshot: AnyMachineSnapshot | null;
  isStopped: boolean;
};

/** The state of all actors after an entry of the recording. */
export type Position = {
  entry: RecordingEntry;
  actors: ReadonlyMap<string, ReplayedActor>;
  /** Whether the entry changed the state or the context of its actor. */
  isChange: boolean;
  /** How the replay differs from the recording; null if it does not. */
  difference: string | null;
};

type Step = { actor: ReplayedActor; difference: string | null };

/**
 * Replays a recording with xstate's pure functions, without running actors and effects: their results are recorded as
 * events. Child charts are replayed like the others.
 * @param machines the charts by their ids
 * @returns a position for each entry
 */
export function replay({ entries }: Recording, machines: ReadonlyMap<string, AnyStateMachine>): Position[] {
  let actors: ReadonlyMap<string, ReplayedActor> = new Map();
  return entries.map((entry) => {
    const before = actors.get(entry.actor);
    const { actor, difference } = replayed(entry, before, machines);
    actors = new Map(actors).set(entry.actor, actor);
    return { entry, actors, isChange: isChanged(before, actor), difference };
  });
}

function replayed(
  entry: RecordingEntry,
  before: ReplayedActor | undefined,
  machines: ReadonlyMap<string, AnyStateMachine>,
): Step {
  const { actor } = entry;
  if (entry.kind === 'start') {
    const { chart, parent, input, state } = entry;
    const machine = machines.get(chart);
    const started = { actor, chart, parent, snapshot: null, isStopped: false };
    if (!machine) return { actor: started, difference: `There is no chart with the name ${chart}.` };
    return stepped(started, state, () => initialTransition(machine, input)[0] as AnyMachineSnapshot);
  }
  if (!before) {
    const unknown = { actor, chart: '?', parent: null, snapshot: null, isStopped: false };
    return { actor: unknown, difference: 'The start of this actor is missing.' };
  }
  if (entry.kind === 'stop') return { actor: { ...before, isStopped: true }, difference: null };
  const { snapshot, isStopped } = before;
  if (snapshot === null || isStopped) return { actor: before, difference: null };
  return stepped(
    before,
    entry.state,
    () => transition<AnyStateMachine>(snapshot.machine, snapshot, entry.event)[0] as AnyMachineSnapshot,
  );
}

/** Runs a step, and compares the new state with the recorded one, if there is one. */
function stepped(actor: ReplayedActor, recorded: StateValue | undefined, run: () => AnyMachineSnapshot): Step {
  try {
    const snapshot = run();
    if (snapshot.status === 'error') throw snapshot.error;
    const isSame = recorded === undefined || sameState(recorded, snapshot.value);
    const difference = `Recorded: ${JSON.stringify(recorded)}; replayed: ${JSON.stringify(snapshot.value)}.`;
    return { actor: { ...actor, snapshot }, difference: isSame ? null : difference };
  } catch (error) {
    return { actor, difference: `The chart stops here: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function sameState(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isChanged(before: ReplayedActor | undefined, after: ReplayedActor): boolean {
  if (!before?.snapshot || !after.snapshot || before.isStopped !== after.isStopped) return true;
  return before.snapshot.context !== after.snapshot.context || !sameState(before.snapshot.value, after.snapshot.value);
}
