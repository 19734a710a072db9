import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { type BackendError, errorText, NO_ANSWER, notProvided, type Outcome } from '../shared/outcome.ts';
import { isAccepted } from '../shared/outcomeGuards.ts';
import { output, requestDelays } from '../shared/request.ts';

/** The link of a reset email: the token is verified when the user presses a button (decisions, sign-in). */
export const resetLinkMachine = setup({
  types: {
    context: {} as {
      /** The token of the link, stored only here; cleared after use. */
      tokenHash: string;
      /** Why the last attempt failed, if the link may still be valid. */
      error: BackendError | null;
    },
    input: {} as { tokenHash: string },
    events: {} as { type: 'link.open' } | { type: 'link.dismiss' },
    tags: '' as 'busy' | 'slow',
  },
  actors: {
    verifyResetLink: fromPromise<Outcome<unknown>, { tokenHash: string }>(notProvided('verifyResetLink')),
  },
  actions: {
    reportExpired: notProvided('reportExpired'),
    clearToken: assign({ tokenHash: '', error: null }),
    clearError: assign({ error: null }),
    storeError: assign((_, outcome: Outcome<unknown>) => ({ error: outcome.ok ? null : outcome.error })),
  },
  guards: {
    isAccepted,
    isExpired: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.error.kind === 'gone',
  },
  delays: requestDelays,
}).createMachine({
  id: 'resetLink',
  description: 'The link of a reset email, which works once. Opening the page does not use it up.',
  context: ({ input: { tokenHash } }) => ({ tokenHash, error: null }),
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Waits for the button, also after a failed attempt.',
      on: { 'link.open': 'verifying', 'link.dismiss': 'closed' },
    },
    verifying: {
      tags: 'busy',
      entry: 'clearError',
      invoke: {
        src: 'verifyResetLink',
        input: ({ context: { tokenHash } }) => ({ tokenHash }),
        onDone: [
          {
            description: 'The backend notifies the session of the recovery.',
            guard: { type: 'isAccepted', params: output },
            target: 'closed',
          },
          {
            guard: { type: 'isExpired', params: output },
            target: 'closed',
            actions: 'reportExpired',
          },
          { target: 'waiting', actions: { type: 'storeError', params: output } },
        ],
        onError: { target: 'waiting', actions: { type: 'storeError', params: NO_ANSWER } },
      },
      after: { requestTimeout: { target: 'waiting', actions: { type: 'storeError', params: NO_ANSWER } } },
      initial: 'inTime',
      states: { inTime: { after: { stillWorkingAfter: 'late' } }, late: { tags: 'slow' } },
    },
    closed: { type: 'final', entry: 'clearToken' },
  },
});

type Snapshot = SnapshotFrom<typeof resetLinkMachine>;

/** Whether the link is neither used nor dismissed. */
export function selectIsOpen(snapshot: Snapshot): boolean {
  return snapshot.status === 'active';
}

/** Why the link could not be verified, or null. */
export function selectFailure({ context: { error } }: Snapshot): string | null {
  if (error === null) return null;
  if (error.kind === 'unreachable') return 'The server did not answer. Check your connection and try again.';
  return errorText(error, 'The link could not be verified. Try again.');
}
