import { errorText, type Outcome } from '../shared/outcome.ts';
import { counted } from '../rules/counted.ts';
import { normalizedEmail } from '../rules/text.ts';
import { emailError } from '../rules/validation.ts';

/** An error, shown under the email field (`email`) or above the form. */
type Problem = { about: 'email' | 'request' | 'cooldown'; text: string };

export type PasswordResetContext = {
  /** The normalized address of the last request, or an empty string. */
  email: string;
  /** The remaining seconds of the cooldown, as a whole number. */
  secondsLeft: number;
  problem: Problem | null;
};

export type PasswordResetEvent =
  /** Forgot your password?, with the email of the sign-in form. */
  | { type: 'reset.request'; email: string }
  /** Retries the last request. */
  | { type: 'reset.repeat' }
  /** Back to sign in. */
  | { type: 'reset.back' }
  /** The email was changed, or a sign-in started. */
  | { type: 'problem.dismiss' }
  /** The remaining cooldown: at the start, on request, and when another tab starts one. */
  | { type: 'cooldown.ticked'; secondsLeft: number }
  /** Raised by the chart itself. */
  | { type: 'request.accepted' };

/** Commands to the cooldown's clock. A start never shortens a running cooldown. */
export type CooldownCommand = { type: 'cooldown.start'; seconds: number } | { type: 'cooldown.check' };

const FAILED = 'Failed to send password reset email';
const UNANSWERED = `${FAILED}. The server did not answer. Check your connection and try again.`;

/** Validates the address (specification, section 5; decisions, sign-in). */
function resetEmailError(email: string): string | undefined {
  return normalizedEmail(email) === '' ? 'Please enter your email address to reset your password.' : emailError(email);
}

/** The error of an invalid address; null for a valid one. */
export function emailProblem(email: string): Problem | null {
  const text = resetEmailError(email);
  return text === undefined ? null : { about: 'email', text };
}

/** The error of a request during the cooldown (specification, section 8). */
export function cooldownProblem(seconds: number): Problem {
  return {
    about: 'cooldown',
    text: `Please wait ${counted(seconds, 'second', 'seconds')} before requesting another password reset`,
  };
}

/** The error of a rejected request: the server's message or the default (specification, section 8). */
export function requestProblem(outcome: Outcome<unknown>): Problem | null {
  if (outcome.ok) return null;
  const { error } = outcome;
  return { about: 'request', text: errorText(error, error.kind === 'unreachable' ? UNANSWERED : FAILED) };
}

/** The seconds after which the server accepts another request; 0 if unspecified. */
export function namedWait(outcome: Outcome<unknown>): number {
  return outcome.ok || outcome.error.kind !== 'limited' ? 0 : (outcome.error.retryAfter ?? 0);
}
