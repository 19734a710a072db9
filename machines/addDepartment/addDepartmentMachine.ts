import { assign, fromPromise, setup } from 'xstate';
import { normalizedName } from '../rules/text.ts';
import { addFailureText, afterTakenName } from '../shared/addFailure.ts';
import { announcement } from '../shared/announcement.ts';
import { NO_ANSWER, notProvided, type Outcome } from '../shared/outcome.ts';
import { isAccepted, isTaken, isUnanswered, withError } from '../shared/outcomeGuards.ts';
import { output, requestDelays } from '../shared/request.ts';
import { departmentErrors, OPENED, type AddDepartmentContext } from './addDepartmentContext.ts';

/** The dialog that adds a department (specification, sections 2 and 8). */
export const addDepartmentMachine = setup({
  types: {
    context: {} as AddDepartmentContext,
    events: {} as
      /** Cancel. */
      | { type: 'dialog.close' }
      /** Escape or the backdrop. */
      | { type: 'dialog.dismiss' }
      | { type: 'field.change'; value: string }
      | { type: 'form.submit' },
    tags: '' as 'busy' | 'slow',
  },
  actors: {
    addDepartment: fromPromise<Outcome<unknown>, { name: string }>(notProvided('addDepartment')),
  },
  actions: {
    announceSuccess: announcement('announceSuccess'),
    announceFailure: announcement('announceFailure'),
    reportAdded: notProvided('reportAdded'),
    reportUnconfirmed: notProvided('reportUnconfirmed'),
    changeName: assign((_, name: string) => ({ name, errors: {}, error: null })),
    showErrors: assign(({ context }) => ({ errors: departmentErrors(context) })),
    showTaken: assign(({ context }, outcome: Outcome<unknown>) => afterTakenName('department', context, outcome)),
    storeError: assign(withError),
  },
  guards: {
    isUntouched: ({ context }) => context.name === '',
    isValid: ({ context }) => Object.keys(departmentErrors(context)).length === 0,
    isAccepted,
    isTaken,
    isUnanswered,
  },
  delays: requestDelays,
}).createMachine({
  id: 'addDepartment',
  description: 'Adds a department. The form is stored until the department is added or the user cancels.',
  context: OPENED,
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.change': { actions: { type: 'changeName', params: ({ event }) => event.value } },
        'form.submit': [
          { guard: 'isValid', target: 'adding' },
          { description: 'Focuses the first invalid field.', actions: 'showErrors' },
        ],
        'dialog.close': 'closed',
        'dialog.dismiss': { guard: 'isUntouched', target: 'closed' },
      },
    },
    adding: {
      tags: 'busy',
      on: {
        'dialog.close': {
          description: 'The server may still add the department, so closing refreshes the lists.',
          target: 'closed',
          actions: 'reportUnconfirmed',
        },
      },
      invoke: {
        src: 'addDepartment',
        input: ({ context }) => ({ name: normalizedName(context.name) }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'closed',
            actions: [{ type: 'announceSuccess', params: { text: 'Department added successfully' } }, 'reportAdded'],
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
      description: 'No response: the department may exist, so the lists are refreshed.',
      entry: [{ type: 'storeError', params: NO_ANSWER }, 'reportUnconfirmed'],
      always: 'rejected',
    },
    rejected: {
      description: 'Announces the error; the user can edit the form.',
      entry: {
        type: 'announceFailure',
        params: ({ context }) => ({ text: addFailureText('department', context) ?? '' }),
      },
      always: 'editing',
    },
    closed: { type: 'final' },
  },
});
