import type { SnapshotFrom } from 'xstate';
import { refusalText } from '../shared/outcome.ts';
import type { resetLinkMachine } from './resetLinkMachine.ts';

type Snapshot = SnapshotFrom<typeof resetLinkMachine>;

/** Whether the link still waits for an answer of the user or of the server. */
export function selectIsOpen(snapshot: Snapshot): boolean {
  return snapshot.status === 'active';
}

/** Why the link could not be verified; null before the first attempt. */
export function selectFailure({ context: { refusal } }: Snapshot): string | null {
  if (refusal === null) return null;
  if (refusal.kind === 'unreachable') return 'The server did not answer. Check your connection and try again.';
  return refusalText(refusal, 'The link could not be verified. Try again.');
}

/** Whether the link is being verified. */
export function selectIsBusy(snapshot: Snapshot): boolean {
  return snapshot.hasTag('busy');
}

/** Whether that takes longer than it should. */
export function selectIsSlow(snapshot: Snapshot): boolean {
  return snapshot.hasTag('slow');
}
