import type { SnapshotFrom } from 'xstate';
import { errorText } from '../shared/outcome.ts';
import type { reportRowsMachine } from './reportRowsMachine.ts';

type Snapshot = SnapshotFrom<typeof reportRowsMachine>;

const UNRECORDED = 'This could not be recorded in the audit log';

/** Whether it takes longer than a moment, or has failed. */
export const isShown = (snapshot: Snapshot) => snapshot.hasTag('shown');

/** Why it failed; null while it goes on. */
export function failureOf(snapshot: Snapshot): string | null {
  const { error } = snapshot.context;
  return snapshot.matches('failed') && error !== null ? errorText(error, UNRECORDED) : null;
}
