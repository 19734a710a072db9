import { assign, fromPromise, setup } from 'xstate';
import { canEdit } from '../rules/permissions.ts';
import type { PlacementChoices } from '../rules/placement.ts';
import { saveGuards, type SaveOutput } from '../saveRecord/saveRecordMachine.ts';
import { announcement } from '../shared/announcement.ts';
import type { User } from '../shared/entities.ts';
import { NO_ANSWER, notProvided, type Outcome } from '../shared/outcome.ts';
import { isAccepted } from '../shared/outcomeGuards.ts';
import { output, requestDelays } from '../shared/request.ts';
import { afterAttempt, afterChange, DENIED, failureText, isDenied, opened, savedEdit } from './editUserContext.ts';
import type { EditUserContext, EditUserEvent, EditUserProps, FieldChange } from './editUserContext.ts';
import { afterNewer, editOf, editUserErrors, formOf, hasEdit, isChanged } from './editUserForm.ts';
import { saveUser } from './saveUser.ts';

const reportRow: (name: string) => (_: unknown, params: { id: string; row: User | null }) => void = notProvided;
const reportId: (name: string) => (_: unknown, params: { id: string }) => void = notProvided;
type UserOutput = SaveOutput<User>;
type Ended = { event: { output: SaveOutput } };

const saved = ({ event }: Ended) => event.output as UserOutput;
const latestRow = ({ event }: Ended) => ({ id: event.output.row.id, row: event.output.row as User });
/** Without a row the list is refreshed. */
const savedRow = ({ event }: Ended) => ({ id: event.output.row.id, row: event.output.read as User | null });

/** The dialog that edits a user: names, role, department and team (specification, section 2; decisions, people). */
export const editUserMachine = setup({
  types: {
    context: {} as EditUserContext,
    input: {} as EditUserProps,
    events: {} as EditUserEvent,
    tags: '' as 'busy' | 'slow',
  },
  actors: {
    loadChoices: fromPromise<Outcome<PlacementChoices>>(notProvided('loadChoices')),
    saveUser,
  },
  actions: {
    announceSuccess: announcement('announceSuccess'),
    announceFailure: announcement('announceFailure'),
    reportSaved: reportRow('reportSaved'),
    reportGone: reportId('reportGone'),
    storeChoices: assign((_, outcome: Outcome<PlacementChoices>) => (outcome.ok ? { choices: outcome.value } : {})),
    changeField: assign(({ context }, change: FieldChange) => afterChange(context, change)),
    changeReason: assign(({ context: { errors } }, { value }: { value: string }) => {
      const { reason: _, ...others } = errors;
      return { reason: value, errors: others, error: null };
    }),
    showErrors: assign(({ context }) => ({ errors: editUserErrors(context) })),
    clearError: assign({ error: null }),
    storeError: assign((_, { error }: Pick<UserOutput, 'error'>) => ({ error })),
    storeTarget: assign(({ context }, { row }: UserOutput) => afterAttempt(context, row)),
    storeNewer: assign(({ context: { form, target } }, { row }: UserOutput) => ({
      newer: row,
      form: afterNewer(form, target, row),
    })),
    adoptNewer: assign(({ context: { target, newer } }) => ({ target: newer ?? target, newer: null, error: null })),
    fillForm: assign(({ context }) => ({ form: formOf(context.target), reason: '', hasTakenNewer: true })),
  },
  guards: {
    mayEdit: ({ context: { editor, target } }) => canEdit(editor, target),
    isUntouched: ({ context }) => !isChanged(context.form, context.target),
    isInvalid: ({ context }) => Object.keys(editUserErrors(context)).length > 0,
    isSavedAlready: ({ context: { form, target } }) => hasEdit(target, editOf(form)),
    isAccepted,
    ...saveGuards,
    isDenied: ({ context }, output: UserOutput) => isDenied(context.editor, output),
  },
  delays: requestDelays,
}).createMachine({
  id: 'editUser',
  description: 'Edits a user: names, role, department and team. Overwriting a newer version needs a confirmation.',
  context: ({ input }) => opened(input),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'mayEdit', target: 'open' }, { target: 'permissionDenied' }] },
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
              on: {
                'field.change': { actions: { type: 'changeField', params: ({ event }) => event } },
                'reason.change': { actions: { type: 'changeReason', params: ({ event }) => event } },
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
                src: 'saveUser',
                input: ({ context }) => ({ row: context.target, edit: savedEdit(context) }),
                onDone: [
                  {
                    guard: { type: 'isSaved', params: saved },
                    target: '#editUser.closed',
                    actions: [
                      { type: 'announceSuccess', params: { text: 'User updated successfully' } },
                      { type: 'reportSaved', params: savedRow },
                    ],
                  },
                  { guard: { type: 'isGone', params: saved }, target: '#editUser.gone' },
                  {
                    guard: { type: 'isDenied', params: saved },
                    target: '#editUser.permissionDenied',
                    actions: [
                      { type: 'storeTarget', params: saved },
                      { type: 'announceFailure', params: { text: DENIED } },
                      { type: 'reportSaved', params: latestRow },
                    ],
                  },
                  {
                    guard: { type: 'isConflict', params: saved },
                    description: 'The list takes the newer values, too.',
                    target: 'conflict',
                    actions: [
                      { type: 'storeNewer', params: saved },
                      { type: 'reportSaved', params: latestRow },
                    ],
                  },
                  {
                    guard: { type: 'mayBeSaved', params: saved },
                    description: 'The person may be saved, also by another user, so the list is refreshed.',
                    target: 'rejected',
                    actions: [
                      { type: 'storeTarget', params: saved },
                      { type: 'storeError', params: saved },
                      { type: 'reportSaved', params: savedRow },
                    ],
                  },
                  {
                    target: 'rejected',
                    actions: [
                      { type: 'storeTarget', params: saved },
                      { type: 'storeError', params: saved },
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
    closed: { type: 'final' },
  },
});
