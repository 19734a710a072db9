import { createActorContext } from '@xstate/react';
import { createActor, fromPromise } from 'xstate';
import type { Outcome } from '../../../machines/shared/outcome.ts';
import { resetEmailMachine } from '../../../machines/resetEmail/resetEmailMachine.ts';
import { resetEmailText, unrecordedText } from '../../../machines/resetEmail/texts.ts';
import { readStoredSession } from '../../backend/storedSession.ts';
import { loadBackend } from '../../backend/loadBackend.ts';
import { announceLate } from '../../app/toasts/announceLate.ts';
import { announcements } from '../../app/toasts/announcements.ts';

/** Whose session this device stores. */
function signedInId(): string | null {
  const stored = readStoredSession();
  return stored === null || stored === 'corrupt' ? null : stored.userId;
}

async function reportResetEmail(input: { email: string }, signal: AbortSignal): Promise<Outcome> {
  const outcome = await (await loadBackend()).reportResetEmail(input);
  if (!outcome.ok) announceLate(outcome, unrecordedText(input.email), signal);
  return outcome;
}

/** Sends other people the link with which they set a password: the shell has one, and a dialog for one person its own. */
export const ResetEmailActor = createActorContext(
  resetEmailMachine.provide({
    actors: {
      requestPasswordReset: fromPromise(async ({ input, signal }) => {
        const senderId = signedInId();
        const outcome = await (await loadBackend()).requestPasswordReset(input);
        announceLate(outcome, resetEmailText(input.email, outcome), signal);
        // The chart was left before the answer, and records nothing. Somebody else may have signed in since.
        if (signal.aborted && outcome.ok && signedInId() === senderId) await reportResetEmail(input, signal);
        return outcome;
      }),
      reportResetEmail: fromPromise(({ input, signal }) => reportResetEmail(input, signal)),
    },
    actions: announcements,
  }),
);

/**
 * Sends the emails that still wait when the shell goes away, as at a sign-out: nobody is there to be told. The audit log
 * records only what the sender's own session reports.
 */
export function sendWaiting(emails: string[], senderId: string | null): void {
  const machine = resetEmailMachine.provide({
    actors: {
      requestPasswordReset: fromPromise(async ({ input }) => (await loadBackend()).requestPasswordReset(input)),
      reportResetEmail: fromPromise<Outcome<unknown>, { email: string }>(async ({ input }) => {
        if (signedInId() !== senderId) return { ok: true, value: null };
        return (await loadBackend()).reportResetEmail(input);
      }),
    },
    actions: { announceSuccess: () => undefined, announceFailure: () => undefined },
  });
  const actor = createActor(machine).start();
  for (const email of emails) actor.send({ type: 'reset.send', email });
}
