import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine, type StateValue } from 'xstate';
import type { EventEntry, Recording, RecordingEntry, StartEntry, StopEntry } from './recording.ts';

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
  /** Whether the entry changed its actor. */
  isChange: boolean;
  /** How the replay differs from the recording; null if it does not. */
  difference: string | null;
};

type Replayed = { actor: ReplayedActor; difference: string | null };

/**
 * Replays a recording with xstate's pure functions, without running actors and effects: their results are recorded as
 * events. Child charts are replayed like the others.
 * @param machines the charts by their ids
 * @returns a position for each entry
 * @throws if an actor has no start
 */
export function replay({ entries }: Recording, machines: ReadonlyMap<string, AnyStateMachine>): Position[] {
  let actors: ReadonlyMap<string, ReplayedActor> = new Map();
  return entries.map((entry) => {
    const before = actors.get(entry.actor);
    const { actor, difference } = entry.kind === 'start' ? started(entry, machines) : goneOn(entry, before);
    actors = new Map(actors).set(entry.actor, actor);
    // xstate returns the same snapshot for an event that changes nothing.
    const isChange = entry.kind !== 'event' || actor.snapshot !== before?.snapshot;
    return { entry, actors, isChange, difference };
  });
}

function started(entry: StartEntry, machines: ReadonlyMap<string, AnyStateMachine>): Replayed {
  const { actor: id, chart, parent, input, state } = entry;
  const actor = { actor: id, chart, parent, snapshot: null, isStopped: false };
  const machine = machines.get(chart);
  if (!machine) return { actor, difference: `There is no chart with the name ${chart}.` };
  return stepped(actor, state, () => initialTransition(machine, input)[0] as AnyMachineSnapshot);
}

function goneOn(entry: EventEntry | StopEntry, actor: ReplayedActor | undefined): Replayed {
  if (!actor) throw new Error('This recording is damaged.');
  if (entry.kind === 'stop') return { actor: { ...actor, isStopped: true }, difference: null };
  const { snapshot, isStopped } = actor;
  if (snapshot === null || isStopped) return { actor, difference: null };
  const next = () => transition<AnyStateMachine>(snapshot.machine, snapshot, entry.event)[0] as AnyMachineSnapshot;
  return stepped(actor, entry.state, next);
}

/** Runs a step, and compares the new state with the recorded one, if there is one. */
function stepped(actor: ReplayedActor, recorded: StateValue | undefined, run: () => AnyMachineSnapshot): Replayed {
  try {
    const snapshot = run();
    if (snapshot.status === 'error') throw snapshot.error;
    const [before, after] = [recorded ?? snapshot.value, snapshot.value].map((value) => JSON.stringify(value));
    const difference = before === after ? null : `Recorded: ${before}; replayed: ${after}.`;
    return { actor: { ...actor, snapshot }, difference };
  } catch (error) {
    return { actor, difference: `The chart stops here: ${error instanceof Error ? error.message : String(error)}` };
  }
}
