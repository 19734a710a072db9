import { assign, fromPromise, setup } from 'xstate';
import { announcement } from '../shared/announcement.ts';
import { NO_ANSWER, notProvided, type Outcome } from '../shared/outcome.ts';
import { REQUEST_TIMEOUT, STILL_WORKING_AFTER } from '../rules/limits.ts';
import { canAdd, type Party } from '../rules/permissions.ts';
import type { PlacementChoices } from '../rules/placement.ts';
import { afterAttempt, afterChange, afterDefect, CLOSED, leftBehind } from './addUserContext.ts';
import type { AddUserContext, AddUserEvent, FieldChange } from './addUserContext.ts';
import { isAccepted } from '../shared/outcomeGuards.ts';
import { addUserErrors, isFilledIn, newPerson } from './addUserForm.ts';
import { ADDRESS_LISTED, discardFailure, isProfileAdded } from './failure.ts';
import { newAccountMachine, type NewAccountOutput } from './newAccountMachine.ts';

const report: (name: string) => (_: unknown, params: { userId: string }) => void = notProvided;

/** The dialog that adds a user, up to the temporary password that is shown once (specification, section 2). */
export const addUserMachine = setup({
  types: { context: {} as AddUserContext, events: {} as AddUserEvent, tags: '' as 'busy' | 'slow' },
  actors: {
    loadChoices: fromPromise<Outcome<PlacementChoices>>(notProvided('loadChoices')),
    newAccount: newAccountMachine,
    discardUnfinishedAccount: fromPromise<Outcome<unknown>, { email: string }>(notProvided('discardUnfinishedAccount')),
    copyToClipboard: fromPromise<unknown, { text: string }>(notProvided('copyToClipboard')),
  },
  actions: {
    announceSuccess: announcement('announceSuccess'),
    announceFailure: announcement('announceFailure'),
    reportAdded: report('reportAdded'),
    reportUnconfirmed: notProvided('reportUnconfirmed'),
    wipe: assign(CLOSED),
    storeEditor: assign((_, editor: Party) => ({ editor })),
    storeChoices: assign((_, outcome: Outcome<PlacementChoices>) => (outcome.ok ? { choices: outcome.value } : {})),
    changeField: assign(({ context }, change: FieldChange) => afterChange(context, change)),
    showErrors: assign(({ context }) => ({ errors: addUserErrors(context.form) })),
    showAddressListed: assign({ errors: { email: ADDRESS_LISTED } }),
    clearFailure: assign({ failure: null }),
    storeAttempt: assign((_, output: NewAccountOutput) => afterAttempt(output)),
    storeDiscardFailure: assign((_, outcome: Outcome<unknown>) => ({ failure: discardFailure(outcome) })),
    clearAccount: assign({ password: '', progress: 'nothing', userId: '', hasToConfirm: false }),
    markUnfinished: assign({ password: '', progress: 'unfinished', userId: '', hasToConfirm: false }),
    doubtAccount: assign(afterDefect()),
  },
  guards: {
    mayAdd: (_, editor: Party) => canAdd(editor.role),
    isUntouched: ({ context }) => !isFilledIn(context.form),
    isValid: ({ context }) => Object.keys(addUserErrors(context.form)).length === 0,
    isCorrectable: ({ context }, { field }: FieldChange) =>
      field !== 'email' && context.progress !== 'profileUnconfirmed',
    isAccepted,
    isComplete: (_, { result }: NewAccountOutput) => result === 'complete',
    isListed: (_, { result }: NewAccountOutput) => result === 'listed',
    isUnfinished: (_, { result }: NewAccountOutput) => result === 'unfinished',
    isAssignmentMissing: (_, { progress }: NewAccountOutput) => isProfileAdded(progress),
    isNothingWritten: (_, { progress }: NewAccountOutput) => progress === 'nothing',
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, stillWorkingAfter: STILL_WORKING_AFTER },
}).createMachine({
  id: 'addUser',
  description: 'Adds a user: account, profile and assignment. Then shows the temporary password once.',
  context: CLOSED,
  initial: 'closed',
  states: {
    closed: {
      entry: 'wipe',
      on: {
        'dialog.open': [
          {
            guard: { type: 'mayAdd', params: ({ event }) => event.editor },
            target: 'open',
            actions: { type: 'storeEditor', params: ({ event }) => event.editor },
          },
          { target: 'permissionDenied', actions: { type: 'storeEditor', params: ({ event }) => event.editor } },
        ],
      },
    },
    permissionDenied: { on: { 'dialog.close': 'closed', 'dialog.dismiss': 'closed' } },
    open: {
      type: 'parallel',
      states: {
        choices: {
          description: 'Loads the departments and teams; the form can be used without them.',
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                src: 'loadChoices',
                onDone: [
                  {
                    guard: { type: 'isAccepted', params: ({ event }) => event.output },
                    target: 'ready',
                    actions: { type: 'storeChoices', params: ({ event }) => event.output },
                  },
                  { target: 'failed' },
                ],
                onError: 'failed',
              },
              after: { requestTimeout: 'failed' },
            },
            ready: {},
            failed: { on: { 'choices.retry': 'loading' } },
          },
        },
        form: {
          initial: 'editing',
          states: {
            editing: {
              entry: 'clearAccount',
              on: {
                'field.change': { actions: { type: 'changeField', params: ({ event }) => event } },
                'form.submit': [
                  { guard: 'isValid', target: 'adding', actions: 'clearFailure' },
                  { description: 'Focuses the first invalid field.', actions: 'showErrors' },
                ],
                'dialog.close': '#addUser.closed',
                'dialog.dismiss': { guard: 'isUntouched', target: '#addUser.closed' },
              },
            },
            adding: {
              description: 'Each request of the child chart has a timeout.',
              tags: 'busy',
              invoke: {
                src: 'newAccount',
                input: ({ context: { form, password, progress, userId, hasToConfirm } }) => ({
                  person: newPerson(form),
                  password,
                  progress,
                  userId,
                  hasToConfirm,
                }),
                onDone: [
                  {
                    guard: { type: 'isComplete', params: ({ event }) => event.output },
                    target: 'showingPassword',
                    actions: [
                      { type: 'storeAttempt', params: ({ event }) => event.output },
                      { type: 'announceSuccess', params: { text: 'User added successfully' } },
                    ],
                  },
                  {
                    guard: { type: 'isListed', params: ({ event }) => event.output },
                    target: 'editing',
                    actions: 'showAddressListed',
                  },
                  {
                    guard: { type: 'isUnfinished', params: ({ event }) => event.output },
                    target: 'unfinishedAccount',
                    actions: { type: 'storeAttempt', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isAssignmentMissing', params: ({ event }) => event.output },
                    target: 'assignmentFailed',
                    actions: { type: 'storeAttempt', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isNothingWritten', params: ({ event }) => event.output },
                    target: 'editing',
                    actions: [
                      { type: 'storeAttempt', params: ({ event }) => event.output },
                      { type: 'announceFailure', params: ({ context }) => ({ text: context.failure ?? '' }) },
                    ],
                  },
                  { target: 'interrupted', actions: { type: 'storeAttempt', params: ({ event }) => event.output } },
                ],
                onError: { target: 'interrupted', actions: 'doubtAccount' },
              },
              initial: 'waiting',
              states: { waiting: { after: { stillWorkingAfter: 'stillWaiting' } }, stillWaiting: { tags: 'slow' } },
            },
            unfinishedAccount: {
              description: 'The address has an unfinished account, which is used only after a confirmation.',
              entry: 'markUnfinished',
              on: {
                'account.startOver': { target: 'adding', actions: 'clearFailure' },
                'email.correct': { target: 'editing', actions: 'clearFailure' },
                'dialog.close': '#addUser.closed',
              },
            },
            interrupted: {
              description: 'The account exists, or may exist, without a profile. Retry continues from there.',
              entry: { type: 'announceFailure', params: ({ context }) => ({ text: context.failure ?? '' }) },
              on: {
                'field.change': {
                  guard: { type: 'isCorrectable', params: ({ event }) => event },
                  actions: { type: 'changeField', params: ({ event }) => event },
                },
                retry: [{ guard: 'isValid', target: 'adding', actions: 'clearFailure' }, { actions: 'showErrors' }],
                'account.discard': { target: 'discarding', actions: 'clearFailure' },
                'dialog.close': {
                  description: 'The profile may be saved, so closing refreshes the list.',
                  target: '#addUser.closed',
                  actions: [{ type: 'announceFailure', params: leftBehind }, 'reportUnconfirmed'],
                },
              },
            },
            discarding: {
              tags: 'busy',
              invoke: {
                src: 'discardUnfinishedAccount',
                input: ({ context }) => ({ email: newPerson(context.form).email }),
                onDone: [
                  {
                    guard: { type: 'isAccepted', params: ({ event }) => event.output },
                    target: '#addUser.closed',
                    actions: { type: 'announceSuccess', params: { text: 'The unfinished account was discarded' } },
                  },
                  {
                    target: 'interrupted',
                    actions: { type: 'storeDiscardFailure', params: ({ event }) => event.output },
                  },
                ],
                onError: { target: 'interrupted', actions: { type: 'storeDiscardFailure', params: NO_ANSWER } },
              },
              after: {
                requestTimeout: { target: 'interrupted', actions: { type: 'storeDiscardFailure', params: NO_ANSWER } },
              },
              initial: 'waiting',
              states: { waiting: { after: { stillWorkingAfter: 'stillWaiting' } }, stillWaiting: { tags: 'slow' } },
            },
            assignmentFailed: {
              description: 'The user is added and can sign in; only the department and team are missing.',
              entry: { type: 'announceFailure', params: ({ context }) => ({ text: context.failure ?? '' }) },
              on: { retry: { target: 'adding', actions: 'clearFailure' }, 'assignment.skip': 'showingPassword' },
            },
            showingPassword: {
              description: 'The password is shown once: only Done closes, not Escape and not the backdrop.',
              entry: { type: 'reportAdded', params: ({ context }) => ({ userId: context.userId }) },
              on: { 'password.done': '#addUser.closed' },
              initial: 'notCopied',
              states: {
                notCopied: { on: { 'password.copy': 'copying' } },
                copying: {
                  invoke: {
                    src: 'copyToClipboard',
                    input: ({ context }) => ({ text: context.password }),
                    onDone: 'copied',
                    onError: 'copyFailed',
                  },
                  after: { requestTimeout: 'copyFailed' },
                },
                copied: { on: { 'password.copy': 'copying' } },
                copyFailed: { on: { 'password.copy': 'copying' } },
              },
            },
          },
        },
      },
    },
  },
});
