import { isMachineSnapshot, type AnyMachineSnapshot, type AnyStateMachine, type InspectionEvent } from 'xstate';
import type { AnyStateNode } from 'xstate/graph';
import { branchesKey, branchesOf, type TransitionRow } from './transitionTable.ts';

/** The coverage of one chart: its id, and a row for each possible transition. */
export type CoverageTable = { machine: string; rows: TransitionRow[] };

type Coverage = {
  /** Pass this to `createActor(machine, { inspect })`. Also covers `provide`d copies, and children of other charts. */
  inspect: (event: InspectionEvent) => void;
  /** The current table. */
  table: () => CoverageTable;
  /** Throws the list of uncovered rows. Call it in `afterAll`. */
  expectComplete: () => void;
};

const tracked: Coverage[] = [];

/** The tables of all charts that the running test file tracks: for a setup file that collects them (README.md). */
export function coverageTables(): CoverageTable[] {
  return tracked.map(({ table }) => table());
}

/**
 * Tracks which transitions of `machine` are taken, and which guarded events are rejected, in the actors of a test file.
 */
export function trackTransitions(machine: AnyStateMachine): Coverage {
  const branches = branchesOf(machine);
  const byKey = new Map(branches.map((found) => [branchesKey(found.node, found.descriptor), found]));
  const rows = branches.flatMap((found) => (found.error ? [...found.rows, found.error] : found.rows));
  const before = new WeakMap<object, AnyMachineSnapshot>();

  const reject = (nodes: readonly AnyStateNode[], isRequested: (descriptor: string) => boolean) => {
    for (const { node, descriptor, error } of branches) {
      if (error && isRequested(descriptor) && nodes.some(({ id }) => id === node.id)) error.hits += 1;
    }
  };

  const inspect = (event: InspectionEvent) => {
    if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
    const { actorRef, snapshot } = event;
    // Copies made by `provide` share the config; child and parent charts do not.
    if (!isMachineSnapshot(snapshot) || snapshot.machine.config !== machine.config) return;
    if (event.type === '@xstate.snapshot') {
      // A settled snapshot: every guard of the remaining `always` transitions is false.
      if (snapshot.status === 'active') reject(snapshot._nodes, (descriptor) => descriptor === '');
    } else {
      for (const transition of event._transitions) {
        const { source } = transition;
        const eventType = String(transition.eventType);
        const siblings = eventType === '' ? source.always : source.transitions.get(eventType);
        const row = byKey.get(branchesKey(source, eventType))?.rows[siblings?.indexOf(transition) ?? -1];
        if (row) row.hits += 1;
      }
      const answering = event._transitions.map(({ source }) => source);
      const requested = (before.get(actorRef)?._nodes ?? []).filter(
        (node: AnyStateNode) => !answering.some((source) => isWithin(source, node)),
      );
      const isAlways = answering.length > 0 && event._transitions.every((transition) => transition.eventType === '');
      if (!isAlways) reject(requested, (descriptor) => isMatch(descriptor, event.event.type));
    }
    before.set(actorRef, snapshot);
  };

  const coverage: Coverage = {
    inspect,
    table: () => ({ machine: machine.id, rows }),
    expectComplete: () => {
      const missed = rows.filter(({ hits }) => hits === 0);
      if (missed.length === 0) return;
      throw new Error(
        `${machine.id}: ${missed.length} of ${rows.length} transitions never taken\n${missed.map(sentence).join('\n')}`,
      );
    },
  };
  tracked.push(coverage);
  return coverage;
}

/** Whether `node` is `ancestor` or a descendant. A state handles an event only if no descendant does. */
function isWithin(node: AnyStateNode, ancestor: AnyStateNode): boolean {
  return node.id === ancestor.id || (node.parent !== undefined && isWithin(node.parent, ancestor));
}

function isMatch(descriptor: string, type: string): boolean {
  return descriptor === type || (descriptor.endsWith('*') && type.startsWith(descriptor.slice(0, -1)));
}

function sentence({ state, event, guard, target }: TransitionRow): string {
  const when = guard === null ? '' : `, when ${guard}`;
  const where = target === null ? '' : ` (to ${target})`;
  return `  in ${state}, on ${event}${when}${where}: never taken`;
}
