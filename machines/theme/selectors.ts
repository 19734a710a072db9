import type { SnapshotFrom } from 'xstate';
import type { themeMachine } from './themeMachine.ts';

type Snapshot = SnapshotFrom<typeof themeMachine>;

/** The theme that is shown. */
export function selectTheme(snapshot: Snapshot) {
  return snapshot.context.theme;
}

/** Whether the other theme is being saved. */
export function selectIsBusy(snapshot: Snapshot) {
  return snapshot.hasTag('busy');
}
