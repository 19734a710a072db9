import { assign, fromPromise, setup } from 'xstate';
import { afterChange, formOf, hasValues, isSameForm, teamErrors, valuesOf } from '../addTeam/teamForm.ts';
import type { FieldChange } from '../addTeam/teamForm.ts';
import { saveGuards, type SaveOutput } from '../saveRecord/saveRecordMachine.ts';
import { announcement } from '../shared/announcement.ts';
import type { Department, Team } from '../shared/entities.ts';
import { NO_ANSWER, notProvided, type BackendError, type Outcome } from '../shared/outcome.ts';
import { isAccepted } from '../shared/outcomeGuards.ts';
import { output, requestDelays } from '../shared/request.ts';
import { afterError, afterNewerVersion, opened, failureText } from './editTeamContext.ts';
import type { EditTeamContext, EditTeamEvent, EditTeamProps } from './editTeamContext.ts';
import { saveTeam } from './saveTeam.ts';

const reportRow: (name: string) => (_: unknown, params: { id: string; row: Team | null }) => void = notProvided;
const reportId: (name: string) => (_: unknown, params: { id: string }) => void = notProvided;
type TeamOutput = SaveOutput<Team>;
type Ended = { event: { output: SaveOutput } };

const saved = ({ event }: Ended) => event.output as TeamOutput;
/** The row for the list; null refreshes the list. */
const readRow = ({ event }: Ended) => ({ id: event.output.row.id, row: event.output.read as Team | null });

/** The dialog that edits the name and department of a team (decisions, people). */
export const editTeamMachine = setup({
  types: {
    context: {} as EditTeamContext,
    input: {} as EditTeamProps,
    events: {} as EditTeamEvent,
    tags: '' as 'busy' | 'slow',
  },
  actors: {
    loadDepartments: fromPromise<Outcome<Department[]>>(notProvided('loadDepartments')),
    saveTeam,
  },
  actions: {
    announceSuccess: announcement('announceSuccess'),
    announceFailure: announcement('announceFailure'),
    reportSaved: reportRow('reportSaved'),
    reportGone: reportId('reportGone'),
    storeDepartments: assign((_, outcome: Outcome<Department[]>) => (outcome.ok ? { departments: outcome.value } : {})),
    changeField: assign(({ context }, change: FieldChange) => afterChange(context, change)),
    showErrors: assign(({ context }) => ({ errors: teamErrors(context.form) })),
    clearError: assign({ error: null }),
    storeError: assign((_, { error }: { error: BackendError | null }) => afterError(error)),
    storeNewer: assign(({ context }, { row }: TeamOutput) => afterNewerVersion(context, row)),
    adoptNewer: assign(({ context: { team, newer } }) => ({ team: newer ?? team, newer: null })),
    fillForm: assign(({ context }) => ({ form: formOf(context.team), hasTakenNewer: true })),
  },
  guards: {
    isUntouched: ({ context }) => isSameForm(context.form, formOf(context.team)),
    isInvalid: ({ context }) => Object.keys(teamErrors(context.form)).length > 0,
    isSavedAlready: ({ context }) => hasValues(context.team, valuesOf(context.form)),
    isAccepted,
    ...saveGuards,
  },
  delays: requestDelays,
}).createMachine({
  id: 'editTeam',
  description: 'Edits a team: name and department. Overwriting a newer version needs a confirmation.',
  context: ({ input }) => opened(input),
  initial: 'open',
  states: {
    gone: {
      description: 'The team no longer exists.',
      entry: { type: 'reportGone', params: ({ context }) => ({ id: context.team.id }) },
      on: { 'dialog.close': 'closed', 'dialog.dismiss': 'closed' },
    },
    open: {
      type: 'parallel',
      states: {
        choices: {
          description: 'Loads the departments; the form can be used without them.',
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                src: 'loadDepartments',
                onDone: [
                  {
                    guard: { type: 'isAccepted', params: output },
                    target: 'ready',
                    actions: { type: 'storeDepartments', params: output },
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
                  { guard: 'isSavedAlready', target: '#editTeam.closed', description: 'Nothing changed.' },
                  { target: 'saving' },
                ],
                'dialog.close': '#editTeam.closed',
                'dialog.dismiss': { guard: 'isUntouched', target: '#editTeam.closed' },
              },
            },
            saving: {
              description: 'Each request of the child chart has a timeout.',
              tags: 'busy',
              entry: 'clearError',
              on: {
                'dialog.close': {
                  description: 'The server may still save the team, so closing refreshes the list.',
                  target: '#editTeam.closed',
                  actions: {
                    type: 'reportSaved',
                    params: ({ context }) => ({ id: context.team.id, row: null }),
                  },
                },
              },
              invoke: {
                src: 'saveTeam',
                input: ({ context }) => ({ row: context.team, edit: valuesOf(context.form) }),
                onDone: [
                  {
                    guard: { type: 'isSaved', params: saved },
                    target: '#editTeam.closed',
                    actions: [
                      { type: 'announceSuccess', params: { text: 'Team updated successfully' } },
                      { type: 'reportSaved', params: readRow },
                    ],
                  },
                  { guard: { type: 'isGone', params: saved }, target: '#editTeam.gone' },
                  {
                    guard: { type: 'isConflict', params: saved },
                    description: 'The list takes the newer values, too.',
                    target: 'conflict',
                    actions: [
                      { type: 'storeNewer', params: saved },
                      { type: 'reportSaved', params: readRow },
                    ],
                  },
                  {
                    guard: { type: 'isTaken', params: saved },
                    target: 'editing',
                    actions: { type: 'storeError', params: saved },
                  },
                  {
                    guard: { type: 'mayBeSaved', params: saved },
                    description: 'The team may be saved, also by another user, so the list is refreshed.',
                    target: 'rejected',
                    actions: [
                      { type: 'storeError', params: saved },
                      { type: 'reportSaved', params: readRow },
                    ],
                  },
                  { target: 'rejected', actions: { type: 'storeError', params: saved } },
                ],
                onError: { target: 'rejected', actions: { type: 'storeError', params: NO_ANSWER } },
              },
              initial: 'waiting',
              states: { waiting: { after: { stillWorkingAfter: 'stillWaiting' } }, stillWaiting: { tags: 'slow' } },
            },
            rejected: {
              description: 'Nothing is known to be saved. Announces the error; the user can edit the form.',
              entry: {
                type: 'announceFailure',
                params: ({ context: { error } }) => ({ text: error ? failureText(error) : '' }),
              },
              always: 'editing',
            },
            conflict: {
              description: 'Another user saved a newer version: the user chooses between the two.',
              on: {
                'conflict.overwrite': { target: 'saving', actions: 'adoptNewer' },
                'conflict.takeNewer': { target: 'editing', actions: ['adoptNewer', 'fillForm'] },
                'dialog.close': '#editTeam.closed',
              },
            },
          },
        },
      },
    },
    closed: { type: 'final' },
  },
});
