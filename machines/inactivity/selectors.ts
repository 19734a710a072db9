import type { SnapshotFrom } from 'xstate';
import { INACTIVITY_LIMIT } from '../rules/limits.ts';
import type { inactivityMachine } from './inactivityMachine.ts';

type Snapshot = SnapshotFrom<typeof inactivityMachine>;

/** Whether the warning is shown. */
export function selectIsWarned(snapshot: Snapshot) {
  return snapshot.matches('warned');
}

/** Whole seconds until the sign-out. */
export function selectSecondsLeft(snapshot: Snapshot) {
  return Math.max(0, Math.ceil((INACTIVITY_LIMIT - snapshot.context.idleFor) / 1_000));
}
