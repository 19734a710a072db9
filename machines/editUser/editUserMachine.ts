import { assign, fromPromise, setup } from 'xstate';
import { REQUEST_TIMEOUT, STILL_WORKING_AFTER } from '../rules/limits.ts';
import { canEdit } from '../rules/permissions.ts';
import type { PlacementChoices } from '../rules/placement.ts';
import { announcement } from '../shared/announcement.ts';
import type { StaffMember } from '../shared/entities.ts';
import { NO_ANSWER, notProvided, type Outcome } from '../shared/outcome.ts';
import { isAccepted } from '../shared/outcomeGuards.ts';
import { afterAttempt, afterChange, CLOSED, deniedText, failureText, isDenied } from './editUserContext.ts';
import type { EditUserContext, EditUserEvent, EditUserProps, FieldChange } from './editUserContext.ts';
import { afterNewer, editOf, editUserErrors, formOf } from './editUserForm.ts';
import { hasPlacementOf, hasProfileOf, isChanged } from './editUserForm.ts';
import { staffUpdateMachine, type StaffUpdateOutput } from './staffUpdateMachine.ts';

const reportRow: (name: string) => (_: unknown, params: { id: string; row: StaffMember | null }) => void = notProvided;
const reportId: (name: string) => (_: unknown, params: { id: string }) => void = notProvided;
type Ended = { event: { output: StaffUpdateOutput } };

const latestRow = ({ event: { output } }: Ended) => ({ id: output.member.id, row: output.member });
/** Without a row the list is refreshed. */
const savedRow = ({ event: { output } }: Ended) => ({
  id: output.member.id,
  row: output.result === 'saved' ? output.member : null,
});

/** The dialog that edits a user: names, role, department and team (specification, section 2; decisions, people). */
export const editUserMachine = setup({
  types: { context: {} as EditUserContext, events: {} as EditUserEvent, tags: '' as 'busy' | 'slow' },
  actors: {
    loadChoices: fromPromise<Outcome<PlacementChoices>>(notProvided('loadChoices')),
    staffUpdate: staffUpdateMachine,
  },
  actions: {
    announceSuccess: announcement('announceSuccess'),
    announceFailure: announcement('announceFailure'),
    reportSaved: reportRow('reportSaved'),
    reportGone: reportId('reportGone'),
    wipe: assign(CLOSED),
    storeProps: assign((_, { editor, target }: EditUserProps) => ({ editor, target, form: formOf(target) })),
    storeChoices: assign((_, outcome: Outcome<PlacementChoices>) => (outcome.ok ? { choices: outcome.value } : {})),
    changeField: assign(({ context }, change: FieldChange) => afterChange(context, change)),
    showErrors: assign(({ context }) => ({ errors: editUserErrors(context.form) })),
    clearError: assign({ error: null }),
    storeError: assign((_, { error }: Pick<StaffUpdateOutput, 'error'>) => ({ error })),
    storeTarget: assign(({ context }, { member }: StaffUpdateOutput) => afterAttempt(context, member)),
    storeNewer: assign(({ context: { form, target } }, { member }: StaffUpdateOutput) => ({
      newer: member,
      form: afterNewer(form, target, member),
    })),
    adoptNewer: assign(({ context: { target, newer } }) => ({ target: newer ?? target, newer: null, error: null })),
    fillForm: assign(({ context }) => ({ form: formOf(context.target), hasTakenNewer: true })),
  },
  guards: {
    mayEdit: (_, { editor, target }: EditUserProps) => canEdit(editor, target),
    isUntouched: ({ context }) => !isChanged(context.form, context.target),
    isInvalid: ({ context }) => Object.keys(editUserErrors(context.form)).length > 0,
    isSavedAlready: ({ context: { form, target } }) =>
      hasProfileOf(target, editOf(form)) && hasPlacementOf(target, editOf(form)),
    isAccepted,
    isSaved: (_, { result }: StaffUpdateOutput) => result === 'saved' || result === 'savedUnread',
    isGone: (_, { result }: StaffUpdateOutput) => result === 'gone',
    isDenied: ({ context }, output: StaffUpdateOutput) => isDenied(context.editor, output),
    isConflict: (_, { result }: StaffUpdateOutput) => result === 'conflict',
    isAssignmentRejected: (_, { result }: StaffUpdateOutput) => result === 'assignmentRejected',
    mayBeSaved: (_, { error }: StaffUpdateOutput) => error !== null && ['changed', 'unreachable'].includes(error.kind),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, stillWorkingAfter: STILL_WORKING_AFTER },
}).createMachine({
  id: 'editUser',
  description:
    'Edits a user: names and role, then department and team. Overwriting a newer version needs a confirmation.',
  context: CLOSED,
  initial: 'closed',
  states: {
    closed: {
      entry: 'wipe',
      on: {
        'dialog.open': [
          {
            guard: { type: 'mayEdit', params: ({ event }) => event },
            target: 'open',
            actions: { type: 'storeProps', params: ({ event }) => event },
          },
          { target: 'permissionDenied', actions: { type: 'storeProps', params: ({ event }) => event } },
        ],
      },
    },
    permissionDenied: {
      description: "The editor may not edit this person, by their roles or by the server's error.",
      on: { 'dialog.close': 'closed', 'dialog.dismiss': 'closed' },
    },
    gone: {
      description: 'Another user removed the person.',
      entry: { type: 'reportGone', params: ({ context }) => ({ id: context.target.id }) },
      on: { 'dialog.close': 'closed', 'dialog.dismiss': 'closed' },
    },
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
              on: {
                'field.change': { actions: { type: 'changeField', params: ({ event }) => event } },
                'form.submit': [
                  { guard: 'isInvalid', actions: 'showErrors', description: 'Focuses the first invalid field.' },
                  { guard: 'isSavedAlready', target: '#editUser.closed', description: 'Nothing changed.' },
                  { target: 'saving' },
                ],
                'dialog.close': '#editUser.closed',
                'dialog.dismiss': { guard: 'isUntouched', target: '#editUser.closed' },
              },
            },
            saving: {
              description: 'Each request of the child chart has a timeout.',
              tags: 'busy',
              entry: 'clearError',
              invoke: {
                src: 'staffUpdate',
                input: ({ context }) => ({ member: context.target, edit: editOf(context.form) }),
                onDone: [
                  {
                    guard: { type: 'isSaved', params: ({ event }) => event.output },
                    target: '#editUser.closed',
                    actions: [
                      { type: 'announceSuccess', params: { text: 'User updated successfully' } },
                      { type: 'reportSaved', params: savedRow },
                    ],
                  },
                  { guard: { type: 'isGone', params: ({ event }) => event.output }, target: '#editUser.gone' },
                  {
                    guard: { type: 'isDenied', params: ({ event }) => event.output },
                    target: '#editUser.permissionDenied',
                    actions: [
                      { type: 'storeTarget', params: ({ event }) => event.output },
                      { type: 'announceFailure', params: ({ event }) => ({ text: deniedText(event.output) }) },
                      { type: 'reportSaved', params: latestRow },
                    ],
                  },
                  {
                    guard: { type: 'isConflict', params: ({ event }) => event.output },
                    description: 'The list takes the newer values, too.',
                    target: 'conflict',
                    actions: [
                      { type: 'storeNewer', params: ({ event }) => event.output },
                      { type: 'reportSaved', params: latestRow },
                    ],
                  },
                  {
                    guard: { type: 'isAssignmentRejected', params: ({ event }) => event.output },
                    target: 'assignmentFailed',
                    actions: [
                      { type: 'storeTarget', params: ({ event }) => event.output },
                      { type: 'storeError', params: ({ event }) => event.output },
                    ],
                  },
                  {
                    guard: { type: 'mayBeSaved', params: ({ event }) => event.output },
                    description: 'The person may be saved, also by another user, so the list is refreshed.',
                    target: 'rejected',
                    actions: [
                      { type: 'storeTarget', params: ({ event }) => event.output },
                      { type: 'storeError', params: ({ event }) => event.output },
                      { type: 'reportSaved', params: savedRow },
                    ],
                  },
                  {
                    target: 'rejected',
                    actions: [
                      { type: 'storeTarget', params: ({ event }) => event.output },
                      { type: 'storeError', params: ({ event }) => event.output },
                    ],
                  },
                ],
                onError: { target: 'rejected', actions: { type: 'storeError', params: NO_ANSWER } },
              },
              initial: 'waiting',
              states: { waiting: { after: { stillWorkingAfter: 'stillWaiting' } }, stillWaiting: { tags: 'slow' } },
            },
            rejected: {
              description: 'Nothing is known to be saved. Announces the error; the user can edit the form.',
              entry: { type: 'announceFailure', params: ({ context }) => ({ text: failureText(context.error) }) },
              always: 'editing',
            },
            assignmentFailed: {
              description: 'Names and role are saved; Retry saves only the assignment.',
              entry: [
                { type: 'announceFailure', params: ({ context }) => ({ text: failureText(context.error) }) },
                { type: 'reportSaved', params: ({ context: { target } }) => ({ id: target.id, row: target }) },
              ],
              on: {
                retry: 'saving',
                'field.change': {
                  target: 'editing',
                  actions: { type: 'changeField', params: ({ event }) => event },
                },
                'dialog.close': '#editUser.closed',
              },
            },
            conflict: {
              description: 'Another user saved a newer version: the user chooses between the two.',
              on: {
                'conflict.overwrite': { target: 'saving', actions: 'adoptNewer' },
                'conflict.takeNewer': { target: 'editing', actions: ['adoptNewer', 'fillForm'] },
                'dialog.close': '#editUser.closed',
              },
            },
          },
        },
      },
    },
  },
});
