import type { SnapshotFrom } from 'xstate';
import type { resetEmailMachine } from './resetEmailMachine.ts';

type Snapshot = SnapshotFrom<typeof resetEmailMachine>;

/** Whether the reset email of one address can be sent, waits for those before it, is being sent, or was sent here. */
export function selectStatusOf(email: string): (snapshot: Snapshot) => 'ready' | 'waiting' | 'sending' | 'sent' {
  return ({ context: { queue, sent } }) => {
    if (sent.includes(email)) return 'sent';
    if (queue.includes(email)) return queue[0] === email ? 'sending' : 'waiting';
    return 'ready';
  };
}

/** The addresses whose reset emails wait for the one that is being sent. */
export function selectWaiting({ context: { queue } }: Snapshot): string[] {
  return queue.slice(1);
}
