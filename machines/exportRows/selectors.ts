import type { SnapshotFrom } from 'xstate';
import { refusalText } from '../outcome.ts';
import type { exportRowsMachine } from './exportRowsMachine.ts';
import { progressText } from './texts.ts';

type Snapshot = SnapshotFrom<typeof exportRowsMachine>;

/** Whether the dialog is open: an export that takes longer than a moment, or that failed. */
export const isShown = (snapshot: Snapshot) => snapshot.hasTag('shown');

/** Whether an export is under way. */
export const isRunning = (snapshot: Snapshot) => snapshot.matches('running') || snapshot.matches('saving');

/** How far it is. */
export const progressOf = ({ context }: Snapshot) => progressText(context);

/** Why it stopped; null while it goes on. */
export function failureOf(snapshot: Snapshot): string | null {
  if (snapshot.matches('unsaved')) return 'The file could not be made';
  const { refusal } = snapshot.context;
  return snapshot.matches('failed') && refusal !== null ? refusalText(refusal, 'The export stopped') : null;
}
