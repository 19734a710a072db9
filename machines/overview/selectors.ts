import type { SnapshotFrom } from 'xstate';
import type { overviewMachine } from './overviewMachine.ts';

type Snapshot = SnapshotFrom<typeof overviewMachine>;

/** The figures; null until they are loaded. */
export function selectTotals(snapshot: Snapshot) {
  return snapshot.context.totals;
}

/** The latest entries of the audit trail; null until they are loaded. */
export function selectLatest(snapshot: Snapshot) {
  return snapshot.context.latest;
}

/** Why there are no figures; null while there is nothing to complain of. */
export function selectTotalsFailure(snapshot: Snapshot) {
  return snapshot.matches({ totals: 'failed' }) ? snapshot.context.totalsFailure : null;
}

/** Why there are no latest entries; null while there is nothing to complain of. */
export function selectLatestFailure(snapshot: Snapshot) {
  return snapshot.matches({ latest: 'failed' }) ? snapshot.context.latestFailure : null;
}

/** Whether an answer takes longer than it should. */
export function selectIsSlow(snapshot: Snapshot) {
  return snapshot.hasTag('slow');
}
