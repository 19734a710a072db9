import { NO_ANSWER } from '../shared/outcome.ts';
import { output } from '../shared/request.ts';
import { OPENED, unfinishedNotice } from './addUserContext.ts';
import { newPerson } from './addUserForm.ts';
import { addUserSetup } from './addUserSetup.ts';
import { invitedText } from './failure.ts';

/** The dialog that adds a user and shows the temporary password once or sends an invitation (specification, section 2). */
export const addUserMachine = addUserSetup.createMachine({
  id: 'addUser',
  description:
    'Adds a user: account, profile and assignment. Then shows the temporary password once, or sends an email.',
  context: ({ input }) => ({ ...input, ...OPENED }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'mayAdd', target: 'open' }, { target: 'permissionDenied' }] },
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
                    guard: { type: 'isAccepted', params: output },
                    target: 'ready',
                    actions: { type: 'storeChoices', params: output },
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
                'firstSignIn.choose': {
                  actions: { type: 'chooseFirstSignIn', params: ({ event }) => event.firstSignIn },
                },
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
                input: ({ context: { form, firstSignIn, password, progress, userId, hasToConfirm } }) => ({
                  person: newPerson(form),
                  password,
                  progress,
                  userId,
                  hasToConfirm,
                  firstSignIn,
                }),
                onDone: [
                  {
                    guard: { type: 'isInvited', params: output },
                    target: 'invited',
                    actions: { type: 'storeAttempt', params: output },
                  },
                  {
                    guard: { type: 'isComplete', params: output },
                    target: 'showingPassword',
                    actions: [
                      { type: 'storeAttempt', params: output },
                      { type: 'announceSuccess', params: { text: 'User added successfully' } },
                    ],
                  },
                  {
                    guard: { type: 'isListed', params: output },
                    target: 'editing',
                    actions: { type: 'showAddressListed', params: output },
                  },
                  {
                    guard: { type: 'isUnfinished', params: output },
                    target: 'unfinishedAccount',
                    actions: { type: 'storeAttempt', params: output },
                  },
                  {
                    guard: { type: 'isInvitationMissing', params: output },
                    target: 'invitationFailed',
                    actions: { type: 'storeAttempt', params: output },
                  },
                  {
                    guard: { type: 'isAssignmentMissing', params: output },
                    target: 'assignmentFailed',
                    actions: { type: 'storeAttempt', params: output },
                  },
                  {
                    guard: { type: 'isNothingWritten', params: output },
                    target: 'editing',
                    actions: [
                      { type: 'storeAttempt', params: output },
                      { type: 'announceFailure', params: ({ context }) => ({ text: context.failure ?? '' }) },
                    ],
                  },
                  { target: 'interrupted', actions: { type: 'storeAttempt', params: output } },
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
                  actions: [{ type: 'announceUnfinished', params: unfinishedNotice }, 'reportUnconfirmed'],
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
                    guard: { type: 'isAccepted', params: output },
                    target: '#addUser.closed',
                    actions: { type: 'announceSuccess', params: { text: 'The unfinished account was discarded' } },
                  },
                  {
                    target: 'interrupted',
                    actions: { type: 'storeDiscardFailure', params: output },
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
              description: 'The user is added; the department and team are missing.',
              entry: { type: 'announceFailure', params: ({ context }) => ({ text: context.failure ?? '' }) },
              on: {
                retry: { target: 'adding', actions: 'clearFailure' },
                'assignment.skip': [
                  { guard: 'isInvitation', target: 'adding', actions: ['clearFailure', 'skipAssignment'] },
                  { target: 'showingPassword' },
                ],
              },
            },
            invitationFailed: {
              description: 'The user is added; only the invitation is missing. Retry sends or records only that.',
              entry: { type: 'announceFailure', params: ({ context }) => ({ text: context.failure ?? '' }) },
              on: {
                retry: { target: 'adding', actions: 'clearFailure' },
                'dialog.close': {
                  target: '#addUser.closed',
                  actions: { type: 'reportAdded', params: ({ context }) => ({ userId: context.userId }) },
                },
              },
            },
            invited: {
              entry: [
                { type: 'reportAdded', params: ({ context }) => ({ userId: context.userId }) },
                {
                  type: 'announceSuccess',
                  params: ({ context }) => ({ text: invitedText(newPerson(context.form).email) }),
                },
              ],
              always: '#addUser.closed',
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
    closed: { type: 'final', entry: 'clearAccount' },
  },
});
