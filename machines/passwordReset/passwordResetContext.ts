import { errorText, type Outcome } from '../shared/outcome.ts';
import { counted } from '../rules/counted.ts';
import { normalizedEmail } from '../rules/text.ts';
import { emailError } from '../rules/validation.ts';

/** What is said to the person, and where: under the email field, or as a message of its own. */
export type Problem = { about: 'email' | 'request' | 'cooldown'; text: string };

export type PasswordResetContext = {
  /** The address that a link was asked for, normalized. */
  email: string;
  /** Whole seconds until another request is accepted; 0 when one is. */
  secondsLeft: number;
  problem: Problem | null;
};

export type PasswordResetEvent =
  /** Forgot your password? with what is typed in the sign-in form. */
  | { type: 'reset.request'; email: string }
  /** The button of the success message: the same address again. */
  | { type: 'reset.repeat' }
  /** Back to sign in. */
  | { type: 'reset.back' }
  /** Something else is tried: another address, or a sign-in. */
  | { type: 'problem.dismiss' }
  /** The clock of the cooldown says how long it lasts: at the start, when asked, and when another tab began one. */
  | { type: 'cooldown.ticked'; secondsLeft: number }
  /** Raised by the chart itself. */
  | { type: 'request.accepted' };

/** What the chart tells the clock of the cooldown. A start never shortens a cooldown that is under way. */
export type CooldownCommand = { type: 'cooldown.start'; seconds: number } | { type: 'cooldown.check' };

const FAILED = 'Failed to send password reset email';
const UNANSWERED = `${FAILED}. The server did not answer. Check your connection and try again.`;

/** Checks the address (specification, section 5; decisions, sign-in). */
export function resetEmailError(email: string): string | undefined {
  return normalizedEmail(email) === '' ? 'Please enter your email address to reset your password.' : emailError(email);
}

/** What is said of an address that cannot be right. */
export function emailProblem(email: string): Problem | null {
  const text = resetEmailError(email);
  return text === undefined ? null : { about: 'email', text };
}

/** What is said to somebody who asks again too early (specification, section 8). */
export function cooldownProblem(seconds: number): Problem {
  return {
    about: 'cooldown',
    text: `Please wait ${counted(seconds, 'second', 'seconds')} before requesting another password reset`,
  };
}

/** What is said of a refused request: the server's words, or the catalogue's (specification, section 8). */
export function requestProblem(outcome: Outcome<unknown>): Problem | null {
  if (outcome.ok) return null;
  const { error } = outcome;
  return { about: 'request', text: errorText(error, error.kind === 'unreachable' ? UNANSWERED : FAILED) };
}

/** For how many seconds the server refuses further requests; 0 when it does not say. */
export function namedWait(outcome: Outcome<unknown>): number {
  return outcome.ok || outcome.error.kind !== 'limited' ? 0 : (outcome.error.retryAfter ?? 0);
}
