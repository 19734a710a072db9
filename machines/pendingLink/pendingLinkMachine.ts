import { assign, fromPromise, setup } from 'xstate';
import { notProvided, type Outcome } from '../shared/outcome.ts';
import { REQUEST_TIMEOUT, STILL_WORKING_AFTER } from '../rules/limits.ts';

/** A link from a mail that was opened while somebody else is signed in here: it asks first (decisions, sign-in). */
export const pendingLinkMachine = setup({
  types: {
    context: {} as {
      /** Whose link it is, as the link itself says; null when none waits. */
      email: string | null;
    },
    events: {} as { type: 'link.accept' } | { type: 'link.dismiss' },
    tags: '' as 'busy' | 'slow',
  },
  actors: {
    findPendingLink: fromPromise<{ email: string } | null>(notProvided('findPendingLink')),
    acceptPendingLink: fromPromise<Outcome<unknown>>(notProvided('acceptPendingLink')),
  },
  actions: {
    dismissPendingLink: notProvided('dismissPendingLink'),
    storeEmail: assign((_, { link }: { link: { email: string } | null }) => ({ email: link?.email ?? null })),
    clearEmail: assign({ email: null }),
  },
  guards: {
    isHeld: (_, { link }: { link: { email: string } | null }) => link !== null,
    isAccepted: (_, outcome: Outcome<unknown>) => outcome.ok,
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, stillWorkingAfter: STILL_WORKING_AFTER },
}).createMachine({
  id: 'pendingLink',
  description: "A link from a mail never replaces somebody else's session without a yes.",
  context: { email: null },
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        src: 'findPendingLink',
        onDone: [
          {
            guard: { type: 'isHeld', params: ({ event }) => ({ link: event.output }) },
            target: 'asking',
            actions: { type: 'storeEmail', params: ({ event }) => ({ link: event.output }) },
          },
          { target: 'closed' },
        ],
        onError: 'closed',
      },
    },
    asking: {
      description: 'The session of this device stays as it is.',
      on: {
        'link.accept': 'accepting',
        'link.dismiss': { target: 'closed', actions: 'dismissPendingLink' },
      },
    },
    accepting: {
      description: 'The session of this device ends, and the one of the link begins.',
      tags: 'busy',
      invoke: {
        src: 'acceptPendingLink',
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'closed' },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      after: { requestTimeout: 'failed' },
      initial: 'waiting',
      states: { waiting: { after: { stillWorkingAfter: 'stillWaiting' } }, stillWaiting: { tags: 'slow' } },
    },
    failed: {
      description: 'A link can be used once: the way on is to ask for a new one.',
      on: { 'link.dismiss': 'closed' },
    },
    closed: { type: 'final', entry: 'clearEmail' },
  },
});
