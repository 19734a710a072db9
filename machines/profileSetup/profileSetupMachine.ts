import { assign, fromPromise, setup } from 'xstate';
import type { Profile } from '../shared/entities.ts';
import { acceptedValue, NO_ANSWER, notProvided, type Outcome, type BackendError } from '../shared/outcome.ts';
import { isAccepted } from '../shared/outcomeGuards.ts';
import { output, requestDelays } from '../shared/request.ts';
import { errorsAfter, nameErrors, namesOf, SAME_PASSWORD, setupErrors } from './profileSetupForm.ts';
import type { FieldChange, ProfileSetupErrors, ProfileSetupForm, SetupRequest } from './profileSetupForm.ts';

export type ProfileSetupInput = {
  userId: string;
  email: string;
  /** Known names are prefilled. */
  firstName: string | null;
  lastName: string | null;
  displayName: string | null;
  /** Whether setup was completed before, as for a reset link: only editors change the names then. */
  isPasswordChanged: boolean;
};

const reportProfile: (name: string) => (_: unknown, params: { profile: Profile }) => void = notProvided;

/** The screen that completes a profile and sets a password (specification, sections 2 and 5). */
export const profileSetupMachine = setup({
  types: {
    context: {} as Pick<ProfileSetupInput, 'userId' | 'email'> & {
      areNamesFixed: boolean;
      /** The values; passwords are cleared after they are saved. */
      form: ProfileSetupForm;
      /** The errors of the fields. */
      errors: ProfileSetupErrors;
      /** Why the last attempt was rejected. */
      error: BackendError | null;
    },
    input: {} as ProfileSetupInput,
    events: {} as ({ type: 'field.change' } & FieldChange) | { type: 'form.submit' },
    tags: '' as 'busy' | 'slow',
  },
  actors: {
    changePassword: fromPromise<Outcome<unknown>, { password: string }>(notProvided('changePassword')),
    isPasswordChangeRecorded: fromPromise<Outcome<boolean>, { userId: string }>(
      notProvided('isPasswordChangeRecorded'),
    ),
    completeSetup: fromPromise<Outcome<Profile>, SetupRequest>(notProvided('completeSetup')),
  },
  actions: {
    reportCompleted: reportProfile('reportCompleted'),
    changeField: assign(({ context }, { field, value }: FieldChange) => ({
      form: { ...context.form, [field]: value },
      errors: errorsAfter(context.errors, field),
      error: null,
    })),
    showErrors: assign(({ context }) => ({ errors: setupErrors(context.form) })),
    showNameErrors: assign(({ context }) => ({ errors: nameErrors(context.form) })),
    showSamePassword: assign({ errors: { newPassword: SAME_PASSWORD } }),
    clearError: assign({ error: null }),
    storeError: assign((_, outcome: Outcome<unknown>) => ({ error: outcome.ok ? null : outcome.error })),
    wipePasswords: assign(({ context }) => ({ form: { ...context.form, newPassword: '', confirmPassword: '' } })),
  },
  guards: {
    isValid: ({ context }) => Object.keys(setupErrors(context.form)).length === 0,
    areNamesValid: ({ context }) => Object.keys(nameErrors(context.form)).length === 0,
    isName: (_, { field }: FieldChange) => field !== 'newPassword' && field !== 'confirmPassword',
    isAccepted,
    isYes: (_, outcome: Outcome<boolean>) => outcome.ok && outcome.value,
    isSamePassword: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.error.kind === 'samePassword',
  },
  delays: requestDelays,
}).createMachine({
  id: 'profileSetup',
  description: 'Saves the new password first. The profile counts as complete only after it.',
  context: ({ input: { userId, email, firstName, lastName, displayName, isPasswordChanged } }) => ({
    userId,
    email,
    areNamesFixed: isPasswordChanged && firstName !== null && lastName !== null,
    form: {
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      displayName: displayName ?? '',
      newPassword: '',
      confirmPassword: '',
    },
    errors: {},
    error: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.change': { actions: { type: 'changeField', params: ({ event }) => event } },
        'form.submit': [
          { guard: 'isValid', target: 'submitting' },
          { actions: 'showErrors', description: 'Focuses the first invalid field.' },
        ],
      },
    },
    submitting: {
      type: 'parallel',
      tags: 'busy',
      entry: 'clearError',
      states: {
        patience: {
          initial: 'waiting',
          states: { waiting: { after: { stillWorkingAfter: 'stillWaiting' } }, stillWaiting: { tags: 'slow' } },
        },
        step: {
          initial: 'savingPassword',
          states: {
            savingPassword: {
              invoke: {
                src: 'changePassword',
                input: ({ context }) => ({ password: context.form.newPassword }),
                onDone: [
                  { guard: { type: 'isAccepted', params: output }, target: 'savingProfile' },
                  { guard: { type: 'isSamePassword', params: output }, target: 'checkingRecord' },
                  {
                    target: '#profileSetup.editing',
                    actions: { type: 'storeError', params: output },
                  },
                ],
                onError: { target: '#profileSetup.editing', actions: { type: 'storeError', params: NO_ANSWER } },
              },
              after: {
                requestTimeout: {
                  target: '#profileSetup.editing',
                  actions: { type: 'storeError', params: NO_ANSWER },
                },
              },
            },
            checkingRecord: {
              description: 'Checks whether it is the temporary password, or the new one of an earlier attempt.',
              invoke: {
                src: 'isPasswordChangeRecorded',
                input: ({ context }) => ({ userId: context.userId }),
                onDone: [
                  { guard: { type: 'isYes', params: output }, target: 'savingProfile' },
                  {
                    guard: { type: 'isAccepted', params: output },
                    target: '#profileSetup.editing',
                    actions: 'showSamePassword',
                  },
                  {
                    target: '#profileSetup.editing',
                    actions: { type: 'storeError', params: output },
                  },
                ],
                onError: { target: '#profileSetup.editing', actions: { type: 'storeError', params: NO_ANSWER } },
              },
              after: {
                requestTimeout: {
                  target: '#profileSetup.editing',
                  actions: { type: 'storeError', params: NO_ANSWER },
                },
              },
            },
            savingProfile: {
              entry: 'wipePasswords',
              invoke: {
                src: 'completeSetup',
                input: ({ context: { userId, areNamesFixed, form } }) => ({ userId, areNamesFixed, ...namesOf(form) }),
                onDone: [
                  {
                    guard: { type: 'isAccepted', params: output },
                    target: '#profileSetup.completed',
                    actions: {
                      type: 'reportCompleted',
                      params: ({ event }) => ({ profile: acceptedValue(event.output) }),
                    },
                  },
                  {
                    target: '#profileSetup.passwordSaved',
                    actions: { type: 'storeError', params: output },
                  },
                ],
                onError: { target: '#profileSetup.passwordSaved', actions: { type: 'storeError', params: NO_ANSWER } },
              },
              after: {
                requestTimeout: {
                  target: '#profileSetup.passwordSaved',
                  actions: { type: 'storeError', params: NO_ANSWER },
                },
              },
            },
          },
        },
      },
    },
    passwordSaved: {
      description: 'The new password is saved; submitting again saves only the profile.',
      on: {
        'field.change': {
          guard: { type: 'isName', params: ({ event }) => event },
          actions: { type: 'changeField', params: ({ event }) => event },
        },
        'form.submit': [
          { guard: 'areNamesValid', target: 'submitting.step.savingProfile' },
          { actions: 'showNameErrors', description: 'Focuses the first invalid field.' },
        ],
      },
    },
    completed: { type: 'final' },
  },
});
