import { assign, fromPromise, setup } from 'xstate';
import { announcement } from '../shared/announcement.ts';
import { NO_ANSWER, notProvided, type Outcome } from '../shared/outcome.ts';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import { isAccepted } from '../shared/outcomeGuards.ts';
import { output } from '../shared/request.ts';
import { resetEmailText, unrecordedText, type ResetEmailContext } from './resetEmailContext.ts';

type ResetEmailEvent =
  | { type: 'reset.send'; email: string }
  /** Clears the sent addresses, so that they can be sent to again. */
  | { type: 'sent.clear' };

const unanswered = ({ context: { queue } }: { context: ResetEmailContext }) => ({
  text: resetEmailText(queue[0] ?? '', NO_ANSWER),
});

const unrecorded = ({ context: { queue } }: { context: ResetEmailContext }) => ({
  text: unrecordedText(queue[0] ?? ''),
});

/** Emails other users a link to set their password. */
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
    storeSent: assign(({ context: { queue, sent } }) => ({ sent: [...sent, ...queue.slice(0, 1)] })),
  },
  guards: {
    isNew: ({ context: { queue, sent } }, email: string) => ![...queue, ...sent].includes(email),
    isAnyWaiting: ({ context }) => context.queue.length > 0,
    isAccepted,
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'resetEmail',
  description: 'Emails links to set a password, one at a time and each once; the server limits the rate.',
  context: { queue: [], sent: [] },
  initial: 'idle',
  on: {
    'reset.send': {
      guard: { type: 'isNew', params: ({ event }) => event.email },
      actions: { type: 'enqueue', params: ({ event }) => event.email },
    },
    'sent.clear': { actions: 'clearSent' },
  },
  states: {
    idle: { entry: 'leaveQueue', always: { guard: 'isAnyWaiting', target: 'sending' } },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'requestPasswordReset',
        input: ({ context: { queue } }) => ({ email: queue[0] ?? '' }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'reporting',
            actions: [
              'storeSent',
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
      description: 'Records the email in the audit log. An error does not send the email again.',
      tags: 'busy',
      invoke: {
        src: 'reportResetEmail',
        input: ({ context: { queue } }) => ({ email: queue[0] ?? '' }),
        onDone: [
          { guard: { type: 'isAccepted', params: output }, target: 'idle' },
          { target: 'idle', actions: { type: 'announceFailure', params: unrecorded } },
        ],
        onError: { target: 'idle', actions: { type: 'announceFailure', params: unrecorded } },
      },
      after: { requestTimeout: { target: 'idle', actions: { type: 'announceFailure', params: unrecorded } } },
    },
  },
});
