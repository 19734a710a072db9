import { normalizedEmail } from '../rules/text.ts';
import { assign, fromCallback, fromPromise, raise, sendTo, setup, stateIn } from 'xstate';
import { NO_ANSWER, notProvided, type Outcome } from '../shared/outcome.ts';
import { isAccepted } from '../shared/outcomeGuards.ts';
import { output, requestDelays } from '../shared/request.ts';
import { RESET_COOLDOWN } from '../rules/limits.ts';
import { cooldownProblem, emailProblem, namedWait, requestProblem } from './passwordResetContext.ts';
import type { CooldownCommand, PasswordResetContext, PasswordResetEvent } from './passwordResetContext.ts';

const COOLDOWN_SECONDS = RESET_COOLDOWN / 1_000;

/** Forgot your password? on the sign-in screen (specification, sections 4, 5 and 8; decisions, sign-in). */
export const passwordResetMachine = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    tags: '' as 'busy' | 'slow',
  },
  actors: {
    requestPasswordReset: fromPromise<Outcome<unknown>, { email: string }>(notProvided('requestPasswordReset')),
    watchCooldown: fromCallback<CooldownCommand>(notProvided('watchCooldown')),
  },
  actions: {
    storeEmail: assign((_, { email }: { email: string }) => ({ email: normalizedEmail(email), problem: null })),
    storeEmailProblem: assign((_, { email }: { email: string }) => ({ problem: emailProblem(email) })),
    storeRequestProblem: assign((_, outcome: Outcome<unknown>) => ({ problem: requestProblem(outcome) })),
    storeCooldownProblem: assign(({ context }) => ({ problem: cooldownProblem(context.secondsLeft) })),
    clearProblem: assign({ problem: null }),
    storeSecondsLeft: assign((_, { secondsLeft }: { secondsLeft: number }) => ({ secondsLeft })),
    clearCooldown: assign(({ context: { problem } }) => ({
      secondsLeft: 0,
      problem: problem?.about === 'cooldown' ? null : problem,
    })),
  },
  guards: {
    isEmailWrong: (_, { email }: { email: string }) => emailProblem(email) !== null,
    isCooldownOn: (_, { secondsLeft }: { secondsLeft: number }) => secondsLeft > 0,
    isAccepted,
    isWaitNamed: (_, outcome: Outcome<unknown>) => namedWait(outcome) > 0,
  },
  delays: { resetCooldownTick: 1_000, ...requestDelays },
}).createMachine({
  id: 'passwordReset',
  description: 'Requests a reset link, with the same message whether or not there is an account.',
  context: { email: '', secondsLeft: 0, problem: null },
  invoke: {
    id: 'cooldownClock',
    src: 'watchCooldown',
    description: 'Stores the end of the cooldown for reloads and other tabs.',
  },
  type: 'parallel',
  on: { 'problem.dismiss': { description: 'The address changed, or the user signs in.', actions: 'clearProblem' } },
  states: {
    screen: {
      initial: 'signIn',
      states: {
        signIn: { description: 'The sign-in form.', on: { 'request.accepted': 'sent' } },
        sent: {
          description: 'Replaces the form: a link is on its way, if there is an account.',
          on: {
            'reset.repeat': { actions: raise(({ context }) => ({ type: 'reset.request', email: context.email })) },
            'reset.back': { target: 'signIn', actions: 'clearProblem' },
          },
        },
      },
    },
    request: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'reset.request': [
              {
                guard: { type: 'isEmailWrong', params: ({ event }) => event },
                actions: { type: 'storeEmailProblem', params: ({ event }) => event },
              },
              { guard: stateIn('#coolingDown'), actions: 'storeCooldownProblem' },
              { target: 'requesting', actions: { type: 'storeEmail', params: ({ event }) => event } },
            ],
          },
        },
        requesting: {
          tags: 'busy',
          on: { 'reset.back': { target: 'idle', description: 'The response is ignored.' } },
          invoke: {
            src: 'requestPasswordReset',
            input: ({ context }) => ({ email: context.email }),
            onDone: [
              {
                guard: { type: 'isAccepted', params: output },
                target: 'idle',
                actions: [
                  raise({ type: 'request.accepted' }),
                  sendTo('cooldownClock', { type: 'cooldown.start', seconds: COOLDOWN_SECONDS }),
                  raise({ type: 'cooldown.ticked', secondsLeft: COOLDOWN_SECONDS }),
                ],
              },
              {
                description: 'The server has its own limit and names the wait.',
                guard: { type: 'isWaitNamed', params: output },
                target: 'idle',
                actions: [
                  { type: 'storeRequestProblem', params: output },
                  sendTo('cooldownClock', ({ event }) => ({
                    type: 'cooldown.start',
                    seconds: namedWait(event.output),
                  })),
                  raise(({ event }) => ({ type: 'cooldown.ticked', secondsLeft: namedWait(event.output) })),
                ],
              },
              { target: 'idle', actions: { type: 'storeRequestProblem', params: output } },
            ],
            onError: { target: 'idle', actions: { type: 'storeRequestProblem', params: NO_ANSWER } },
          },
          after: { requestTimeout: { target: 'idle', actions: { type: 'storeRequestProblem', params: NO_ANSWER } } },
          initial: 'waiting',
          states: { waiting: { after: { stillWorkingAfter: 'stillWaiting' } }, stillWaiting: { tags: 'slow' } },
        },
      },
    },
    cooldown: {
      initial: 'free',
      states: {
        free: {
          entry: 'clearCooldown',
          on: {
            'cooldown.ticked': {
              guard: { type: 'isCooldownOn', params: ({ event }) => event },
              target: 'coolingDown',
              actions: { type: 'storeSecondsLeft', params: ({ event }) => event },
            },
          },
        },
        coolingDown: {
          id: 'coolingDown',
          description: 'Rejects further requests with a message. The seconds are computed from the clock.',
          after: {
            resetCooldownTick: {
              target: 'coolingDown',
              reenter: true,
              actions: sendTo('cooldownClock', { type: 'cooldown.check' }),
            },
          },
          on: {
            'cooldown.ticked': [
              {
                guard: { type: 'isCooldownOn', params: ({ event }) => event },
                actions: { type: 'storeSecondsLeft', params: ({ event }) => event },
              },
              { target: 'free' },
            ],
          },
        },
      },
    },
  },
});
