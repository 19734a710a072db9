import type { SnapshotFrom } from 'xstate';
import type { themeMachine } from './themeMachine.ts';

type Snapshot = SnapshotFrom<typeof themeMachine>;

/** The theme that is shown. */
export function selectTheme(snapshot: Snapshot) {
  return snapshot.context.theme;
}

/** Whether the dark theme is shown: what the toggle says it is. */
export function selectIsDark(snapshot: Snapshot) {
  return snapshot.context.theme === 'dark';
}

/** Whether the toggle can be pressed. */
export function selectCanToggle(snapshot: Snapshot) {
  return snapshot.can({ type: 'theme.toggle' });
}

/** Whether the other theme is being saved. */
export function selectIsBusy(snapshot: Snapshot) {
  return snapshot.hasTag('busy');
}

/** Whether that takes longer than it should. */
export function selectIsSlow(snapshot: Snapshot) {
  return snapshot.hasTag('slow');
}
