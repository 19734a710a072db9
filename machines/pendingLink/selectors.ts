import type { SnapshotFrom } from 'xstate';
import type { pendingLinkMachine } from './pendingLinkMachine.ts';

type Snapshot = SnapshotFrom<typeof pendingLinkMachine>;

/** Whose link waits for a yes; null when there is nothing to ask. */
export function selectEmail(snapshot: Snapshot) {
  return snapshot.context.email;
}

/** Whether the link could not be opened. */
export function selectIsFailed(snapshot: Snapshot) {
  return snapshot.matches('failed');
}

/** Whether the link is being opened. */
export function selectIsBusy(snapshot: Snapshot) {
  return snapshot.hasTag('busy');
}

/** Whether that takes longer than it should. */
export function selectIsSlow(snapshot: Snapshot) {
  return snapshot.hasTag('slow');
}
