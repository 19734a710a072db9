import { assign, fromPromise, setup } from 'xstate';
import { notProvided, type Outcome } from '../shared/outcome.ts';
import { REQUEST_TIMEOUT, STILL_WORKING_AFTER } from '../rules/limits.ts';
import { normalizedEmail } from '../rules/text.ts';
import { emailError, onlyErrors, type FieldErrors } from '../rules/validation.ts';

export type LoginField = 'email' | 'password';
export type Credentials = Record<LoginField, string>;

/** What a sign-in without an answer says. */
export const NO_ANSWER = 'The server did not answer. Check your connection and try again.';

/** Checks what is typed before it is sent (decisions, sign-in). Passwords are never trimmed. */
function loginErrors({ email, password }: Credentials): FieldErrors<LoginField> {
  return onlyErrors<LoginField>({
    email: emailError(email),
    password: password === '' ? 'Password is required' : undefined,
  });
}

type SignInOutcome = { outcome: Outcome<unknown> };

/** The sign-in form (specification, sections 2, 4 and 8). The session chart notices who has signed in. */
export const loginMachine = setup({
  types: {
    context: {} as Credentials & {
      /** What is wrong under which field. */
      errors: FieldErrors<LoginField>;
      /** Why the last attempt was refused. */
      failure: string | null;
    },
    events: {} as
      | { type: 'field.change'; field: LoginField; value: string }
      | { type: 'form.submit' }
      /** Something else is tried: it has the say. */
      | { type: 'failure.dismiss' },
    tags: '' as 'busy' | 'slow',
  },
  actors: {
    signIn: fromPromise<Outcome<unknown>, Credentials>(notProvided('signIn')),
  },
  actions: {
    storeField: assign((_, { field, value }: { field: LoginField; value: string }) => ({ [field]: value })),
    clearError: assign(({ context }, { field }: { field: LoginField }) => ({
      errors: onlyErrors<LoginField>({ email: undefined, password: undefined, ...context.errors, [field]: undefined }),
      failure: null,
    })),
    storeErrors: assign(({ context }) => ({ errors: loginErrors(context) })),
    clearFailure: assign({ failure: null }),
    clearErrors: assign({ errors: {} }),
    storeFailure: assign((_, { outcome }: SignInOutcome) => ({
      failure: outcome.ok ? null : (outcome.error.message ?? 'Failed to sign in'),
    })),
    storeNoAnswer: assign({ failure: NO_ANSWER }),
    wipePassword: assign({ password: '' }),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(loginErrors(context)).length === 0,
    isAccepted: (_, { outcome }: SignInOutcome) => outcome.ok,
    isUnanswered: (_, { outcome }: SignInOutcome) => !outcome.ok && outcome.error.kind === 'unreachable',
  },
  delays: { stillWorkingAfter: STILL_WORKING_AFTER, requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'login',
  description: 'The sign-in form: checked before it is sent, kept when it is refused.',
  context: { email: '', password: '', errors: {}, failure: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.change': {
          actions: [
            { type: 'storeField', params: ({ event }) => event },
            { type: 'clearError', params: ({ event }) => event },
          ],
        },
        'failure.dismiss': { description: 'A reset link is asked for.', actions: ['clearErrors', 'clearFailure'] },
        'form.submit': [
          { guard: 'isComplete', target: 'signingIn', actions: 'clearFailure' },
          { description: 'The first wrong field is focused.', actions: ['storeErrors', 'clearFailure'] },
        ],
      },
    },
    signingIn: {
      tags: 'busy',
      invoke: {
        src: 'signIn',
        input: ({ context }) => ({ email: normalizedEmail(context.email), password: context.password }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => ({ outcome: event.output }) },
            target: 'editing',
            description: 'The session chart goes on from here.',
            actions: 'wipePassword',
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => ({ outcome: event.output }) },
            target: 'editing',
            actions: 'storeNoAnswer',
          },
          {
            target: 'editing',
            actions: { type: 'storeFailure', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: { target: 'editing', actions: 'storeNoAnswer' },
      },
      after: { requestTimeout: { target: 'editing', actions: 'storeNoAnswer' } },
      initial: 'waiting',
      states: {
        waiting: { after: { stillWorkingAfter: 'stillWaiting' } },
        stillWaiting: { tags: 'slow' },
      },
    },
  },
});
