import type { SnapshotFrom } from 'xstate';
import type { passwordResetMachine } from './passwordResetMachine.ts';

type Snapshot = SnapshotFrom<typeof passwordResetMachine>;

/** Whether the success message stands in place of the sign-in form. */
export function selectIsSent(snapshot: Snapshot) {
  return snapshot.matches({ screen: 'sent' });
}

/** The success message: the same whether or not there is an account (decisions, sign-in). */
export function selectSentText({ context: { email } }: Snapshot) {
  return `If an account exists for ${email}, a reset link is on its way.`;
}

/** Whether another request is refused for now: the button is aria-disabled, and says why when pressed. */
export function selectIsCoolingDown(snapshot: Snapshot) {
  return snapshot.matches({ cooldown: 'coolingDown' });
}

/** Whole seconds until another request is accepted. */
export function selectSecondsLeft(snapshot: Snapshot) {
  return snapshot.context.secondsLeft;
}

/** What the button of the success message says (specification, section 4). */
export function selectRepeatLabel(snapshot: Snapshot) {
  return selectIsCoolingDown(snapshot) ? `Wait ${selectSecondsLeft(snapshot)}s to reset` : 'Send another link';
}

/** What is wrong with the address: belongs under the email field. */
export function selectEmailError({ context: { problem } }: Snapshot): string | null {
  return problem?.about === 'email' ? problem.text : null;
}

/** Why the last request was refused, or not made. */
export function selectFailure({ context: { problem } }: Snapshot): string | null {
  return problem === null || problem.about === 'email' ? null : problem.text;
}

/** Whether a request is under way. */
export function selectIsBusy(snapshot: Snapshot) {
  return snapshot.hasTag('busy');
}

/** Whether it takes longer than it should. */
export function selectIsSlow(snapshot: Snapshot) {
  return snapshot.hasTag('slow');
}
