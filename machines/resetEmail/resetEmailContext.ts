import { requestProblem } from '../passwordReset/passwordResetContext.ts';
import type { Outcome } from '../shared/outcome.ts';

export type ResetEmailContext = {
  /** The addresses to send to, the one being sent first. */
  queue: string[];
  /** The addresses that were sent to. */
  sent: string[];
};

/** The toast after a reset email was requested. It names the address, since several may be under way. */
export function resetEmailText(email: string, outcome: Outcome<unknown>): string {
  const problem = requestProblem(outcome);
  return problem === null ? `A reset link is on its way to ${email}` : `${email}: ${problem.text}`;
}

/** The toast after a reset email was sent but not recorded in the audit log. */
export function unrecordedText(email: string): string {
  return `${email}: The reset email was sent, but it could not be recorded in the audit log`;
}

type Snapshot = { context: ResetEmailContext };

/** A selector of the status of one address: ready, waiting for those before it, sending, or sent. */
export function selectStatusOf(email: string): (snapshot: Snapshot) => 'ready' | 'waiting' | 'sending' | 'sent' {
  return ({ context: { queue, sent } }) => {
    if (sent.includes(email)) return 'sent';
    if (queue.includes(email)) return queue[0] === email ? 'sending' : 'waiting';
    return 'ready';
  };
}

/** The addresses that wait for the one being sent. */
export function selectWaiting({ context: { queue } }: Snapshot): string[] {
  return queue.slice(1);
}
