import type { SnapshotFrom } from 'xstate';
import type { shortcutsMachine } from './shortcutsMachine.ts';

type Snapshot = SnapshotFrom<typeof shortcutsMachine>;

/** Whether shortcuts of a single key work. */
export function selectAreSingleKeysOn(snapshot: Snapshot) {
  return snapshot.matches({ singleKeys: 'on' });
}

/** Whether the list of the shortcuts is shown. */
export function selectIsHelpOpen(snapshot: Snapshot) {
  return snapshot.matches({ dialogs: 'help' });
}
