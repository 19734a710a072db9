import type { Outcome } from '../shared/outcome.ts';
import { requestProblem } from '../passwordReset/passwordResetContext.ts';

/** What is said of a reset mail that was asked for: whose it is, too, for several may be under way. */
export function resetEmailText(email: string, outcome: Outcome<unknown>): string {
  const problem = requestProblem(outcome);
  return problem === null ? `A reset link is on its way to ${email}` : `${email}: ${problem.text}`;
}

/** What is said of a reset mail that was sent, and that the audit log does not know. */
export function unrecordedText(email: string): string {
  return `${email}: The reset email was sent, but it could not be recorded in the audit log`;
}
