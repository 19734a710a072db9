import { isMachineSnapshot, type AnyMachineSnapshot, type AnyStateMachine, type InspectionEvent } from 'xstate';
import type { AnyStateNode } from 'xstate/graph';
import { activeNodes, takenTransitions } from '../chart/internals.ts';
import { transitionText } from '../chart/chartModel.ts';
import { branchesOf, transitionId, type Branches } from '../chart/transitionTable.ts';
import { guardText } from '../chart/wording.ts';

/** A possible transition, or an event that no guard of a state accepts. */
export type TransitionRow = {
  /** Unique within the chart, and equal in every copy of it. */
  id: string;
  /** Such as `in loading, on done of load, when isOk (to listing)`. */
  text: string;
  /** How often it was taken. */
  hits: number;
  /** The tests that took it, if the test run records them. */
  tests: string[];
};

/** The coverage of one chart: its id, and a row for each possible transition. */
export type CoverageTable = { machine: string; rows: TransitionRow[] };

/** The tables of all charts that the running test file tracks: for a setup file that collects them (README.md). */
export const coverageTables: CoverageTable[] = [];

/**
 * Tracks which transitions of `machine` are taken, and which guarded events are rejected, in the actors of a test file.
 * @returns `inspect` for `createActor(machine, { inspect })`, which also covers `provide`d copies, and children of
 *   other charts; the `rows`; and `expectComplete` for `afterAll`, which throws an error that lists uncovered rows
 */
export function trackTransitions(machine: AnyStateMachine) {
  const branches = branchesOf(machine);
  const rows = branches.flatMap(rowsOf);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const before = new WeakMap<object, AnyMachineSnapshot>();

  const hit = (id: string) => {
    const row = byId.get(id);
    if (row) row.hits += 1;
  };
  const reject = (nodes: readonly AnyStateNode[], isRequested: (descriptor: string) => boolean) => {
    for (const { node, descriptor } of branches) {
      if (isRequested(descriptor) && nodes.some(({ id }) => id === node.id)) hit(rejectionId(node, descriptor));
    }
  };

  const inspect = (event: InspectionEvent) => {
    if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
    const { actorRef, snapshot } = event;
    // Copies made by `provide` share the config; child and parent charts do not.
    if (!isMachineSnapshot(snapshot) || snapshot.machine.config !== machine.config) return;
    if (event.type === '@xstate.snapshot') {
      // A settled snapshot: every guard of the remaining `always` transitions is false.
      if (snapshot.status === 'active') reject(activeNodes(snapshot), (descriptor) => descriptor === '');
    } else {
      const taken = takenTransitions(event);
      for (const transition of taken) hit(transitionId(transition));
      const earlier = before.get(actorRef);
      const requested = (earlier ? activeNodes(earlier) : []).filter(
        (node) => !taken.some(({ source }) => isWithin(source, node)),
      );
      const isAlways = taken.length > 0 && taken.every((transition) => transition.eventType === '');
      if (!isAlways) reject(requested, (descriptor) => isMatch(descriptor, event.event.type));
    }
    before.set(actorRef, snapshot);
  };

  const expectComplete = () => {
    const missed = rows.filter(({ hits }) => hits === 0);
    if (missed.length === 0) return;
    const lines = missed.map(({ text }) => `\n  ${text}: never taken`).join('');
    throw new Error(`${machine.id}: ${missed.length} of ${rows.length} transitions never taken${lines}`);
  };
  coverageTables.push({ machine: machine.id, rows });
  return { inspect, rows, expectComplete };
}

function rowsOf({ node, descriptor, event, transitions }: Branches): TransitionRow[] {
  const row = (id: string, guard: string | null, targets: readonly AnyStateNode[] = []): TransitionRow => {
    const text = transitionText({ source: node.id, event, guard, targets: targets.map((target) => target.id) });
    return { id, text, hits: 0, tests: [] };
  };
  const taken = transitions.map((found) => row(transitionId(found), guardText(found.guard), found.target));
  const isRejectable = transitions.every(({ guard }) => guard !== undefined);
  return isRejectable ? [...taken, row(rejectionId(node, descriptor), 'every guard is false')] : taken;
}

/** The id of the row for an event that none of the guards accepts. */
function rejectionId(node: AnyStateNode, descriptor: string): string {
  return `${node.id} on ${descriptor} none`;
}

/** Whether `node` is `ancestor` or a descendant. A state handles an event only if no descendant does. */
function isWithin(node: AnyStateNode, ancestor: AnyStateNode): boolean {
  return node.id === ancestor.id || (node.parent !== undefined && isWithin(node.parent, ancestor));
}

function isMatch(descriptor: string, type: string): boolean {
  return descriptor === type || (descriptor.endsWith('*') && type.startsWith(descriptor.slice(0, -1)));
}
