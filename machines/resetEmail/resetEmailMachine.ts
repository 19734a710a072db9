import { assign, fromPromise, setup } from 'xstate';
import { announcement } from '../shared/announcement.ts';
import { NO_ANSWER, notProvided, type Outcome } from '../shared/outcome.ts';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import { resetEmailText, unrecordedText } from './texts.ts';

export type ResetEmailContext = {
  /** Who is to be sent a mail, the one under way first. */
  queue: string[];
  /** Who was sent one, as far as it is remembered. */
  sent: string[];
};

export type ResetEmailEvent =
  | { type: 'reset.send'; email: string }
  /** Everybody can be sent another one: the list that was worked through is closed. */
  | { type: 'sent.forget' };

const unanswered = ({ context: { queue } }: { context: ResetEmailContext }) => ({
  text: resetEmailText(queue[0] ?? '', NO_ANSWER),
});

const unrecorded = ({ context: { queue } }: { context: ResetEmailContext }) => ({
  text: unrecordedText(queue[0] ?? ''),
});

/** Send reset email: a link with which somebody else sets a password of their own. */
export const resetEmailMachine = setup({
  types: { context: {} as ResetEmailContext, events: {} as ResetEmailEvent, tags: '' as 'busy' },
  actors: {
    requestPasswordReset: fromPromise<Outcome<unknown>, { email: string }>(notProvided('requestPasswordReset')),
    reportResetEmail: fromPromise<Outcome<unknown>, { email: string }>(notProvided('reportResetEmail')),
  },
  actions: {
    announceSuccess: announcement('announceSuccess'),
    announceFailure: announcement('announceFailure'),
    enqueue: assign(({ context }, email: string) => ({ queue: [...context.queue, email] })),
    leaveQueue: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    clearSent: assign({ sent: [] }),
    noteSent: assign(({ context: { queue, sent } }) => ({ sent: [...sent, ...queue.slice(0, 1)] })),
  },
  guards: {
    isNew: ({ context: { queue, sent } }, email: string) => ![...queue, ...sent].includes(email),
    isSomebodyWaiting: ({ context }) => context.queue.length > 0,
    isAccepted: (_, outcome: Outcome<unknown>) => outcome.ok,
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'resetEmail',
  description: 'Sends people a link to set a password, one after the other and each once; the server limits how often.',
  context: { queue: [], sent: [] },
  initial: 'idle',
  on: {
    'reset.send': {
      guard: { type: 'isNew', params: ({ event }) => event.email },
      actions: { type: 'enqueue', params: ({ event }) => event.email },
    },
    'sent.forget': { actions: 'clearSent' },
  },
  states: {
    idle: { entry: 'leaveQueue', always: { guard: 'isSomebodyWaiting', target: 'sending' } },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'requestPasswordReset',
        input: ({ context: { queue } }) => ({ email: queue[0] ?? '' }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'reporting',
            actions: [
              'noteSent',
              {
                type: 'announceSuccess',
                params: ({ context, event }) => ({ text: resetEmailText(context.queue[0] ?? '', event.output) }),
              },
            ],
          },
          {
            target: 'idle',
            actions: {
              type: 'announceFailure',
              params: ({ context, event }) => ({ text: resetEmailText(context.queue[0] ?? '', event.output) }),
            },
          },
        ],
        onError: { target: 'idle', actions: { type: 'announceFailure', params: unanswered } },
      },
      after: { requestTimeout: { target: 'idle', actions: { type: 'announceFailure', params: unanswered } } },
    },
    reporting: {
      description: 'Records the mail in the audit log. It counts as sent in any case: nobody is to send it twice.',
      tags: 'busy',
      invoke: {
        src: 'reportResetEmail',
        input: ({ context: { queue } }) => ({ email: queue[0] ?? '' }),
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'idle' },
          { target: 'idle', actions: { type: 'announceFailure', params: unrecorded } },
        ],
        onError: { target: 'idle', actions: { type: 'announceFailure', params: unrecorded } },
      },
      after: { requestTimeout: { target: 'idle', actions: { type: 'announceFailure', params: unrecorded } } },
    },
  },
});
