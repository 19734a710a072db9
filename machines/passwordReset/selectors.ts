import type { SnapshotFrom } from 'xstate';
import type { passwordResetMachine } from './passwordResetMachine.ts';

type Snapshot = SnapshotFrom<typeof passwordResetMachine>;

/** Whether the success message replaces the sign-in form. */
export function selectIsSent(snapshot: Snapshot) {
  return snapshot.matches({ screen: 'sent' });
}

/** Whether a reset link was requested since the screen opened. */
export function selectWasRequested(snapshot: Snapshot) {
  return snapshot.context.email !== '';
}

/** The success message: the same whether or not there is an account (decisions, sign-in). */
export function selectSentText({ context: { email } }: Snapshot) {
  return `If an account exists for ${email}, a reset link is on its way.`;
}

/** Whether the cooldown runs: the button is aria-disabled and explains why when pressed. */
export function selectIsCoolingDown(snapshot: Snapshot) {
  return snapshot.matches({ cooldown: 'coolingDown' });
}

/** The remaining seconds of the cooldown, as a whole number. */
export function selectSecondsLeft(snapshot: Snapshot) {
  return snapshot.context.secondsLeft;
}

/** The label of the button that requests another link (specification, section 4). */
export function selectRepeatLabel(snapshot: Snapshot) {
  return selectIsCoolingDown(snapshot) ? `Wait ${selectSecondsLeft(snapshot)}s to reset` : 'Send another link';
}

/** The error under the email field, or null. */
export function selectEmailError({ context: { problem } }: Snapshot): string | null {
  return problem?.about === 'email' ? problem.text : null;
}

/** Why the last request was rejected or not sent, or null. */
export function selectFailure({ context: { problem } }: Snapshot): string | null {
  return problem === null || problem.about === 'email' ? null : problem.text;
}
