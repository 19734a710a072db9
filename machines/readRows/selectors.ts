import type { SnapshotFrom } from 'xstate';
import { errorText } from '../shared/outcome.ts';
import type { readRowsMachine } from './readRowsMachine.ts';
import { progressText } from './texts.ts';

type Snapshot = SnapshotFrom<typeof readRowsMachine>;

/** Whether it takes longer than a moment, or has failed. */
export const isShown = (snapshot: Snapshot) => snapshot.hasTag('shown');

/** How far it is. */
export const progressOf = ({ context }: Snapshot) => progressText(context);

/** Why it stopped; null while it goes on. */
export function failureOf(snapshot: Snapshot): string | null {
  const { error, failureText } = snapshot.context;
  const hasFailed = snapshot.matches({ running: { pages: 'failed' } });
  return hasFailed && error !== null ? errorText(error, failureText) : null;
}
