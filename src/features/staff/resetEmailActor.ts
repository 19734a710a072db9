import { createActorContext } from '@xstate/react';
import { createActor, fromPromise } from 'xstate';
import type { Outcome } from '../../../machines/shared/outcome.ts';
import { resetEmailMachine } from '../../../machines/resetEmail/resetEmailMachine.ts';
import { resetEmailText, unrecordedText } from '../../../machines/resetEmail/resetEmailContext.ts';
import type { Backend } from '../../backend/backend.ts';
import { readStoredSession } from '../../backend/auth/storedSession.ts';
import { loadBackend } from '../../backend/loadBackend.ts';
import { announceLate, lastingAnnouncements } from '../../patterns/toasts/announce.ts';
import { REMOVED, SUSPENDED } from './reasons.ts';

/** The user whose session this device stores. */
function signedInId(): string | null {
  return readStoredSession()?.userId ?? null;
}

/** Emails a user a link to set a password, unless they were suspended or removed meanwhile. */
async function sendResetEmail(
  backend: Pick<Backend, 'findListed' | 'requestPasswordReset'>,
  { email }: { email: string },
): Promise<Outcome<unknown>> {
  const found = await backend.findListed({ emails: [email] });
  if (!found.ok) return found;
  const [person] = found.value;
  if (person && !person.isSuspended) return backend.requestPasswordReset({ email });
  return { ok: false, error: { kind: 'invalid', message: person ? SUSPENDED : REMOVED } };
}

async function reportResetEmail(input: { email: string }, signal: AbortSignal): Promise<Outcome> {
  const outcome = await (await loadBackend()).reportResetEmail(input);
  if (!outcome.ok) announceLate(outcome, unrecordedText(input.email), signal);
  return outcome;
}

/** Sends reset emails to other users. The shell has one actor; the page or dialog of one person has its own. */
export const ResetEmailActor = createActorContext(
  resetEmailMachine.provide({
    actors: {
      requestPasswordReset: fromPromise(async ({ input, signal }) => {
        const senderId = signedInId();
        const outcome = await sendResetEmail(await loadBackend(), input);
        announceLate(outcome, resetEmailText(input.email, outcome), signal);
        // The chart was stopped before the response and records nothing. Another user may have signed in since.
        if (signal.aborted && outcome.ok && signedInId() === senderId) await reportResetEmail(input, signal);
        return outcome;
      }),
      reportResetEmail: fromPromise(({ input, signal }) => reportResetEmail(input, signal)),
    },
    actions: lastingAnnouncements,
  }),
);

/**
 * Sends the queued emails without toasts after the shell has unmounted, such as on sign-out. They are recorded in the
 * audit log only while the sender is signed in.
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
