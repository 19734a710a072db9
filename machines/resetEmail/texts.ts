import type { Outcome } from '../outcome.ts';
import { requestProblem } from '../passwordReset/passwordResetContext.ts';

/** What is said of a reset mail that was asked for. */
export function resetEmailText(email: string, outcome: Outcome<unknown>): string {
  return outcome.ok ? `A reset link is on its way to ${email}` : (requestProblem(outcome)?.text ?? '');
}
