import type { Outcome } from '../outcome.ts';
import { requestProblem } from '../passwordReset/passwordResetContext.ts';

/** What is said of a reset mail that was asked for: whose it is, too, for several may be under way. */
export function resetEmailText(email: string, outcome: Outcome<unknown>): string {
  const problem = requestProblem(outcome);
  return problem === null ? `A reset link is on its way to ${email}` : `${email}: ${problem.text}`;
}
