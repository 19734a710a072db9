import { assign, fromPromise, setup } from 'xstate';
import { NO_ANSWER, notProvided, type Outcome, type BackendError } from '../shared/outcome.ts';
import { REQUEST_TIMEOUT, STILL_WORKING_AFTER } from '../rules/limits.ts';

/** The link of a reset email: its token is verified when the user presses a button (decisions, sign-in). */
export const resetLinkMachine = setup({
  types: {
    context: {} as {
      /** The token of the link, kept nowhere else; empty once it is of no use. */
      tokenHash: string;
      /** Why the last attempt failed, when the link may still work. */
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
    isAccepted: (_, outcome: Outcome<unknown>) => outcome.ok,
    isExpired: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.error.kind === 'gone',
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, stillWorkingAfter: STILL_WORKING_AFTER },
}).createMachine({
  id: 'resetLink',
  description: 'The link of a reset email, which works once: opening the page does not use it up.',
  context: ({ input: { tokenHash } }) => ({ tokenHash, error: null }),
  initial: 'waiting',
  states: {
    waiting: {
      description: 'For the button. After a failed attempt, too: the link is kept.',
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
            description: 'The session learns from the backend that a recovery has begun.',
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'closed',
          },
          {
            guard: { type: 'isExpired', params: ({ event }) => event.output },
            target: 'closed',
            actions: 'reportExpired',
          },
          { target: 'waiting', actions: { type: 'storeError', params: ({ event }) => event.output } },
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
