import { assign, fromPromise, setup } from 'xstate';
import { addFailureText, afterTakenName } from '../shared/addFailure.ts';
import { announcement } from '../shared/announcement.ts';
import type { Department } from '../shared/entities.ts';
import { NO_ANSWER, notProvided, type Outcome } from '../shared/outcome.ts';
import { isAccepted, isTaken, isUnanswered, withError } from '../shared/outcomeGuards.ts';
import { output, requestDelays } from '../shared/request.ts';
import { initialForm, opened, type AddTeamContext, type AddTeamEvent, type AddTeamProps } from './addTeamContext.ts';
import { afterChange, isSameForm, teamErrors, valuesOf, type FieldChange, type TeamValues } from './teamForm.ts';

/** The dialog that adds a team, in a department or in none (specification, sections 2 and 8). */
export const addTeamMachine = setup({
  types: {
    context: {} as AddTeamContext,
    input: {} as AddTeamProps,
    events: {} as AddTeamEvent,
    tags: '' as 'busy' | 'slow',
  },
  actors: {
    loadDepartments: fromPromise<Outcome<Department[]>>(notProvided('loadDepartments')),
    addTeam: fromPromise<Outcome<unknown>, TeamValues>(notProvided('addTeam')),
  },
  actions: {
    announceSuccess: announcement('announceSuccess'),
    announceFailure: announcement('announceFailure'),
    reportAdded: notProvided('reportAdded'),
    reportUnconfirmed: notProvided('reportUnconfirmed'),
    storeDepartments: assign((_, outcome: Outcome<Department[]>) => (outcome.ok ? { departments: outcome.value } : {})),
    changeField: assign(({ context }, change: FieldChange) => afterChange(context, change)),
    showErrors: assign(({ context }) => ({ errors: teamErrors(context.form) })),
    showTaken: assign(({ context }, outcome: Outcome<unknown>) => afterTakenName('team', context, outcome)),
    storeError: assign(withError),
  },
  guards: {
    isUntouched: ({ context }) => isSameForm(context.form, initialForm(context.department)),
    isValid: ({ context }) => Object.keys(teamErrors(context.form)).length === 0,
    isAccepted,
    isTaken,
    isUnanswered,
  },
  delays: requestDelays,
}).createMachine({
  id: 'addTeam',
  description: 'Adds a team. The form is stored until the team is added or the user cancels.',
  context: ({ input }) => opened(input),
  initial: 'open',
  states: {
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
                  { guard: 'isValid', target: 'adding' },
                  { description: 'Focuses the first invalid field.', actions: 'showErrors' },
                ],
                'dialog.close': '#addTeam.closed',
                'dialog.dismiss': { guard: 'isUntouched', target: '#addTeam.closed' },
              },
            },
            adding: {
              tags: 'busy',
              on: {
                'dialog.close': {
                  description: 'The server may still add the team, so closing refreshes the list.',
                  target: '#addTeam.closed',
                  actions: 'reportUnconfirmed',
                },
              },
              invoke: {
                src: 'addTeam',
                input: ({ context }) => valuesOf(context.form),
                onDone: [
                  {
                    guard: { type: 'isAccepted', params: output },
                    target: '#addTeam.closed',
                    actions: [{ type: 'announceSuccess', params: { text: 'Team added successfully' } }, 'reportAdded'],
                  },
                  {
                    guard: { type: 'isTaken', params: output },
                    target: 'editing',
                    actions: { type: 'showTaken', params: output },
                  },
                  { guard: { type: 'isUnanswered', params: output }, target: 'unconfirmed' },
                  { target: 'rejected', actions: { type: 'storeError', params: output } },
                ],
                onError: 'unconfirmed',
              },
              after: { requestTimeout: 'unconfirmed' },
              initial: 'waiting',
              states: { waiting: { after: { stillWorkingAfter: 'stillWaiting' } }, stillWaiting: { tags: 'slow' } },
            },
            unconfirmed: {
              description: 'No response: the team may exist, so the list is refreshed.',
              entry: [{ type: 'storeError', params: NO_ANSWER }, 'reportUnconfirmed'],
              always: 'rejected',
            },
            rejected: {
              description: 'Announces the error; the user can edit the form.',
              entry: {
                type: 'announceFailure',
                params: ({ context }) => ({ text: addFailureText('team', context) ?? '' }),
              },
              always: 'editing',
            },
          },
        },
      },
    },
    closed: { type: 'final' },
  },
});
