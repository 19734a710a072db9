import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { notProvided, type Outcome } from '../shared/outcome.ts';
import { isAccepted } from '../shared/outcomeGuards.ts';
import { output, requestDelays } from '../shared/request.ts';
import { normalizedEmail } from '../rules/text.ts';
import { emailError, type FieldErrors, onlyErrors, passwordSpaceHint } from '../rules/validation.ts';

export type LoginField = 'email' | 'password';
type Credentials = Record<LoginField, string>;

/** The error of a request without a response. */
const NO_ANSWER = 'The server did not answer. Check your connection and try again.';

/** Validates the form before it is sent (decisions, sign-in). Passwords are never trimmed. */
function loginErrors({ email, password }: Credentials): FieldErrors<LoginField> {
  return onlyErrors<LoginField>({
    email: emailError(email),
    password: password === '' ? 'Password is required' : undefined,
  });
}

/** The sign-in form (specification, sections 2, 4 and 8). The session chart receives the sign-in from the backend. */
export const loginMachine = setup({
  types: {
    context: {} as Credentials & {
      /** The errors of the fields. */
      errors: FieldErrors<LoginField>;
      /** Why the last attempt was rejected. */
      failure: string | null;
    },
    events: {} as
      | { type: 'field.change'; field: LoginField; value: string }
      | { type: 'form.submit' }
      /** The user started a password reset; clear the sign-in error. */
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
    storeFailure: assign((_, outcome: Outcome<unknown>) => ({
      failure: outcome.ok ? null : (outcome.error.message ?? 'Failed to sign in'),
    })),
    storeNoAnswer: assign({ failure: NO_ANSWER }),
    wipePassword: assign({ password: '' }),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(loginErrors(context)).length === 0,
    isAccepted,
    isUnanswered: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.error.kind === 'unreachable',
  },
  delays: requestDelays,
}).createMachine({
  id: 'login',
  description: 'The sign-in form: validated before it is sent; errors leave the values unchanged.',
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
        'failure.dismiss': { description: 'A reset link is requested.', actions: ['clearErrors', 'clearFailure'] },
        'form.submit': [
          { guard: 'isComplete', target: 'signingIn', actions: 'clearFailure' },
          { description: 'Focuses the first invalid field.', actions: ['storeErrors', 'clearFailure'] },
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
            guard: { type: 'isAccepted', params: output },
            target: 'editing',
            description: 'The session chart takes over.',
            actions: 'wipePassword',
          },
          {
            guard: { type: 'isUnanswered', params: output },
            target: 'editing',
            actions: 'storeNoAnswer',
          },
          {
            target: 'editing',
            actions: { type: 'storeFailure', params: output },
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

type Snapshot = SnapshotFrom<typeof loginMachine>;

/** The values and errors of the form. */
export function selectForm({ context: { email, password, errors } }: Snapshot) {
  return { email, password, errors };
}

/** Why the last attempt was rejected. */
export function selectFailure(snapshot: Snapshot) {
  return snapshot.context.failure;
}

/** A hint about a rejected password, or null. */
export function selectPasswordHint(snapshot: Snapshot): string | null {
  const { failure, password } = snapshot.context;
  return failure === null || selectIsUnanswered(snapshot) ? null : passwordSpaceHint(password);
}

/** Whether the last attempt got no response; the form then shows the server's address. */
export function selectIsUnanswered(snapshot: Snapshot) {
  return snapshot.context.failure === NO_ANSWER;
}
