import type { SnapshotFrom } from 'xstate';
import type { resetEmailMachine } from './resetEmailMachine.ts';

type Snapshot = SnapshotFrom<typeof resetEmailMachine>;

/** Whether the reset email of one address can be sent, is being sent, or was sent here. */
export function selectStatusOf(email: string): (snapshot: Snapshot) => 'ready' | 'sending' | 'sent' {
  return ({ context }) => {
    if (context.email === email) return 'sending';
    return context.sent.includes(email) ? 'sent' : 'ready';
  };
}
