import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { notProvided, type Outcome } from '../shared/outcome.ts';
import { isAccepted } from '../shared/outcomeGuards.ts';
import { output, requestDelays } from '../shared/request.ts';

/** Confirms an email link that was opened while another user is signed in (decisions, sign-in). */
export const pendingLinkMachine = setup({
  types: {
    context: {} as {
      /** The email in the link; null without a pending link. */
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
    isPending: (_, { link }: { link: { email: string } | null }) => link !== null,
    isAccepted,
  },
  delays: requestDelays,
}).createMachine({
  id: 'pendingLink',
  description: "Replaces another user's session by an email link only after a confirmation.",
  context: { email: null },
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        src: 'findPendingLink',
        onDone: [
          {
            guard: { type: 'isPending', params: ({ event }) => ({ link: event.output }) },
            target: 'confirming',
            actions: { type: 'storeEmail', params: ({ event }) => ({ link: event.output }) },
          },
          { target: 'closed' },
        ],
        onError: 'closed',
      },
    },
    confirming: {
      description: 'The current session stays.',
      on: {
        'link.accept': 'accepting',
        'link.dismiss': { target: 'closed', actions: 'dismissPendingLink' },
      },
    },
    accepting: {
      description: 'Ends the current session, and starts the one of the link.',
      tags: 'busy',
      invoke: {
        src: 'acceptPendingLink',
        onDone: [{ guard: { type: 'isAccepted', params: output }, target: 'closed' }, { target: 'failed' }],
        onError: 'failed',
      },
      after: { requestTimeout: 'failed' },
      initial: 'waiting',
      states: { waiting: { after: { stillWorkingAfter: 'stillWaiting' } }, stillWaiting: { tags: 'slow' } },
    },
    failed: {
      description: 'A link works only once; the user must request a new one.',
      on: { 'link.dismiss': 'closed' },
    },
    closed: { type: 'final', entry: 'clearEmail' },
  },
});

type Snapshot = SnapshotFrom<typeof pendingLinkMachine>;

/** The email of the pending link, or null. */
export function selectEmail(snapshot: Snapshot) {
  return snapshot.context.email;
}

/** Whether the link could not be opened. */
export function selectIsFailed(snapshot: Snapshot) {
  return snapshot.matches('failed');
}
