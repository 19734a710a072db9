import { requestProblem } from '../passwordReset/passwordResetContext.ts';
import type { Outcome } from '../shared/outcome.ts';

export type ResetEmailContext = {
  /** The addresses to send to; the first one is being sent. */
  queue: string[];
  /** The addresses that were sent to. */
  sent: string[];
};

/** The toast after a request. It contains the address, because several requests may be pending. */
export function resetEmailText(email: string, outcome: Outcome<unknown>): string {
  const problem = requestProblem(outcome);
  return problem === null ? `A reset link is on its way to ${email}` : `${email}: ${problem.text}`;
}

/** The toast after an email that was sent but not recorded in the audit log. */
export function unrecordedText(email: string): string {
  return `${email}: The reset email was sent, but it could not be recorded in the audit log`;
}

type Snapshot = { context: ResetEmailContext };

/** Returns a selector for the status of one address. */
export function selectStatusOf(email: string): (snapshot: Snapshot) => 'ready' | 'waiting' | 'sending' | 'sent' {
  return ({ context: { queue, sent } }) => {
    if (sent.includes(email)) return 'sent';
    if (queue.includes(email)) return queue[0] === email ? 'sending' : 'waiting';
    return 'ready';
  };
}

/** Returns a selector for whether an email to one address was sent, and its report to the audit log has ended. */
export function selectIsRecorded(email: string): (snapshot: Snapshot) => boolean {
  return ({ context: { queue, sent } }) => sent.includes(email) && !queue.includes(email);
}

/** The addresses waiting in the queue. */
export function selectWaiting({ context: { queue } }: Snapshot): string[] {
  return queue.slice(1);
}
