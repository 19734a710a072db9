import { assign, fromPromise, setup } from 'xstate';
import type { Profile } from '../shared/entities.ts';
import { acceptedValue, type BackendError, NO_ANSWER, notProvided, type Outcome } from '../shared/outcome.ts';
import { isAccepted } from '../shared/outcomeGuards.ts';
import { output } from '../shared/request.ts';
import { REQUEST_TIMEOUT } from '../rules/limits.ts';
import type { Step } from './settingsTexts.ts';
import type { SettingsProfile } from './settingsForm.ts';

/** The profile fields to save; null for one that did not change. */
type ProfileChange = Record<keyof SettingsProfile, string | null>;

export type SettingsUpdateInput = ProfileChange & {
  userId: string;
  email: string;
  /** The password to save and the one it replaces; null if unchanged. */
  password: { current: string; next: string } | null;
  /** Whether an earlier attempt may already have saved the password. */
  isPasswordUnconfirmed: boolean;
};

export type SettingsUpdateOutput = {
  /** The profile with the new name; null when no name was saved. */
  profile: Profile | null;
  isPasswordSaved: boolean;
  /** Whether the password may be saved although no response confirmed it. */
  isPasswordUnconfirmed: boolean;
  /** The last request. */
  step: Step;
  /** Why it failed; null if everything is saved. */
  error: BackendError | null;
};

type Context = SettingsUpdateInput & SettingsUpdateOutput;

const reportProfile: (name: string) => (_: unknown, params: { profile: Profile }) => void = notProvided;

function outputOf({ profile, isPasswordSaved, isPasswordUnconfirmed, step, error }: Context): SettingsUpdateOutput {
  const isUnanswered = step === 'changingPassword' && error?.kind === 'unreachable';
  return { profile, isPasswordSaved, isPasswordUnconfirmed: isPasswordUnconfirmed || isUnanswered, step, error };
}

/** Saves the settings in order: verifies the current password, then saves the name, then the password. */
export const settingsUpdateMachine = setup({
  types: { context: {} as Context, input: {} as SettingsUpdateInput, output: {} as SettingsUpdateOutput },
  actors: {
    verifyPassword: fromPromise<Outcome<unknown>, { email: string; password: string }>(notProvided('verifyPassword')),
    saveDisplayName: fromPromise<Outcome<Profile>, { userId: string } & SettingsProfile>(
      notProvided('saveDisplayName'),
    ),
    changePassword: fromPromise<Outcome<unknown>, { password: string }>(notProvided('changePassword')),
  },
  actions: {
    reportProfile: reportProfile('reportProfile'),
    begin: assign((_, step: Step) => ({ step })),
    storeProfile: assign((_, outcome: Outcome<Profile>) => ({ profile: acceptedValue(outcome) })),
    storeError: assign((_, outcome: Outcome<unknown>) => ({ error: outcome.ok ? null : outcome.error })),
    clearUnconfirmed: assign({ isPasswordUnconfirmed: false }),
    storePasswordSaved: assign({ isPasswordSaved: true, isPasswordUnconfirmed: false, password: null }),
    wipePassword: assign({ password: null }),
  },
  guards: {
    isPasswordUnconfirmed: ({ context }) => context.isPasswordUnconfirmed && context.password !== null,
    isPasswordDue: ({ context }) => context.password !== null,
    isNameDue: ({ context }) => context.displayName !== null,
    isAccepted,
    isWrong: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.error.kind === 'invalid',
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'settingsUpdate',
  description: 'Verifies the current password, then saves the name and the password, if they changed.',
  context: ({ input }) => ({
    ...input,
    profile: null,
    isPasswordSaved: false,
    step: 'verifying',
    error: null,
  }),
  output: ({ context }) => outputOf(context),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isPasswordUnconfirmed', target: 'recalling' },
        { guard: 'isPasswordDue', target: 'verifying' },
        { target: 'nameDue' },
      ],
    },
    recalling: {
      description: 'The last attempt got no response: checks whether the new password already signs in.',
      entry: { type: 'begin', params: 'changingPassword' },
      invoke: {
        src: 'verifyPassword',
        input: ({ context: { email, password } }) => ({ email, password: password?.next ?? '' }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'deciding',
            actions: 'storePasswordSaved',
          },
          { guard: { type: 'isWrong', params: output }, target: 'verifying', actions: 'clearUnconfirmed' },
          { target: 'ended', actions: { type: 'storeError', params: output } },
        ],
        onError: { target: 'ended', actions: { type: 'storeError', params: NO_ANSWER } },
      },
      after: { requestTimeout: { target: 'ended', actions: { type: 'storeError', params: NO_ANSWER } } },
    },
    verifying: {
      entry: { type: 'begin', params: 'verifying' },
      invoke: {
        src: 'verifyPassword',
        input: ({ context: { email, password } }) => ({ email, password: password?.current ?? '' }),
        onDone: [
          { guard: { type: 'isAccepted', params: output }, target: 'nameDue' },
          { target: 'ended', actions: { type: 'storeError', params: output } },
        ],
        onError: { target: 'ended', actions: { type: 'storeError', params: NO_ANSWER } },
      },
      after: { requestTimeout: { target: 'ended', actions: { type: 'storeError', params: NO_ANSWER } } },
    },
    nameDue: { always: [{ guard: 'isNameDue', target: 'savingName' }, { target: 'passwordDue' }] },
    savingName: {
      entry: { type: 'begin', params: 'savingName' },
      invoke: {
        src: 'saveDisplayName',
        input: ({ context: { userId, displayName } }) => ({ userId, displayName: displayName ?? '' }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'passwordDue',
            actions: [
              { type: 'storeProfile', params: output },
              { type: 'reportProfile', params: ({ event }) => ({ profile: acceptedValue(event.output) }) },
            ],
          },
          { target: 'ended', actions: { type: 'storeError', params: output } },
        ],
        onError: { target: 'ended', actions: { type: 'storeError', params: NO_ANSWER } },
      },
      after: { requestTimeout: { target: 'ended', actions: { type: 'storeError', params: NO_ANSWER } } },
    },
    passwordDue: { always: [{ guard: 'isPasswordDue', target: 'changingPassword' }, { target: 'ended' }] },
    changingPassword: {
      entry: { type: 'begin', params: 'changingPassword' },
      invoke: {
        src: 'changePassword',
        input: ({ context: { password } }) => ({ password: password?.next ?? '' }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'ended',
            actions: 'storePasswordSaved',
          },
          { target: 'ended', actions: { type: 'storeError', params: output } },
        ],
        onError: { target: 'ended', actions: { type: 'storeError', params: NO_ANSWER } },
      },
      after: { requestTimeout: { target: 'ended', actions: { type: 'storeError', params: NO_ANSWER } } },
    },
    ended: { description: 'Ends with the saved parts and the error.', type: 'final', entry: 'wipePassword' },
  },
});
