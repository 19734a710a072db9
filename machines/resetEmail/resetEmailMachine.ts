import { assign, fromPromise, setup } from 'xstate';
import { announcement } from '../announcement.ts';
import { NO_ANSWER, notProvided, type Outcome } from '../outcome.ts';
import { requestProblem } from '../passwordReset/passwordResetContext.ts';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';

export type ResetEmailContext = {
  /** Who is being sent a mail; empty while nobody is. */
  email: string;
  /** Who was sent one here. */
  sent: string[];
};

export type ResetEmailEvent = { type: 'reset.send'; email: string };

/** Send reset email: a link with which somebody else sets a password of their own. */
export const resetEmailMachine = setup({
  types: { context: {} as ResetEmailContext, events: {} as ResetEmailEvent, tags: '' as 'busy' },
  actors: {
    requestPasswordReset: fromPromise<Outcome<unknown>, { email: string }>(notProvided('requestPasswordReset')),
  },
  actions: {
    announceSuccess: announcement('announceSuccess'),
    announceFailure: announcement('announceFailure'),
    keepEmail: assign((_, email: string) => ({ email })),
    forgetEmail: assign({ email: '' }),
    noteSent: assign(({ context: { email, sent } }) => ({ sent: [...sent, email] })),
  },
  guards: {
    isUnsent: ({ context }, email: string) => !context.sent.includes(email),
    isAccepted: (_, outcome: Outcome<unknown>) => outcome.ok,
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'resetEmail',
  description: 'Sends people a link to set a password, each once; the server limits how often.',
  context: { email: '', sent: [] },
  initial: 'idle',
  states: {
    idle: {
      entry: 'forgetEmail',
      on: {
        'reset.send': {
          guard: { type: 'isUnsent', params: ({ event }) => event.email },
          target: 'sending',
          actions: { type: 'keepEmail', params: ({ event }) => event.email },
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'requestPasswordReset',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'idle',
            actions: [
              'noteSent',
              {
                type: 'announceSuccess',
                params: ({ context }) => ({ text: `A reset link is on its way to ${context.email}` }),
              },
            ],
          },
          {
            target: 'idle',
            actions: {
              type: 'announceFailure',
              params: ({ event }) => ({ text: requestProblem(event.output)?.text ?? '' }),
            },
          },
        ],
        onError: {
          target: 'idle',
          actions: { type: 'announceFailure', params: { text: requestProblem(NO_ANSWER)?.text ?? '' } },
        },
      },
      after: {
        requestTimeout: {
          target: 'idle',
          actions: { type: 'announceFailure', params: { text: requestProblem(NO_ANSWER)?.text ?? '' } },
        },
      },
    },
  },
});
