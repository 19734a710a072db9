import type { SnapshotFrom } from 'xstate';
import { errorText } from '../shared/outcome.ts';
import type { resetLinkMachine } from './resetLinkMachine.ts';

type Snapshot = SnapshotFrom<typeof resetLinkMachine>;

/** Whether the link still waits for an answer of the user or of the server. */
export function selectIsOpen(snapshot: Snapshot): boolean {
  return snapshot.status === 'active';
}

/** Why the link could not be verified; null before the first attempt. */
export function selectFailure({ context: { error } }: Snapshot): string | null {
  if (error === null) return null;
  if (error.kind === 'unreachable') return 'The server did not answer. Check your connection and try again.';
  return errorText(error, 'The link could not be verified. Try again.');
}

/** Whether the link is being verified. */
export function selectIsBusy(snapshot: Snapshot): boolean {
  return snapshot.hasTag('busy');
}

/** Whether that takes longer than it should. */
export function selectIsSlow(snapshot: Snapshot): boolean {
  return snapshot.hasTag('slow');
}
