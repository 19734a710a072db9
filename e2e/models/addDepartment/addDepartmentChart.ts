import { setup } from 'xstate';
import type { FlowMeta } from '../flow.ts';

/** The flow of adding a department (specification, sections 2, 5 and 8). */
export const addDepartmentChart = setup({
  types: {
    meta: {} as FlowMeta,
    events: {} as {
      type:
        | 'chooses Add Department'
        | 'submits no name'
        | 'submits a duplicate name'
        | 'submits a name while the server fails'
        | 'submits a name and the response is lost'
        | 'submits a name'
        | 'presses Add Department again'
        | 'cancels'
        | 'presses Escape';
    },
  },
}).createMachine({
  id: 'Add department',
  description: 'Adds a department.',
  meta: { charts: ['nameDialog', 'list'] },
  initial: 'the teams and departments',
  states: {
    'the teams and departments': { on: { 'chooses Add Department': 'the empty dialog' } },
    'the empty dialog': {
      on: {
        'submits no name': 'the dialog that requires a name',
        'submits a duplicate name': 'the dialog with a duplicate name',
        'submits a name while the server fails': 'the dialog with “Failed to add department”',
        'submits a name and the response is lost': 'the dialog with “Could not confirm”',
        'submits a name': 'the new department in the list',
        cancels: 'the teams and departments',
        'presses Escape': 'the teams and departments',
      },
    },
    'the dialog that requires a name': {
      on: { 'submits a name': 'the new department in the list', 'presses Escape': 'the teams and departments' },
    },
    'the dialog with a duplicate name': {
      on: { 'submits a name': 'the new department in the list', cancels: 'the teams and departments' },
    },
    'the dialog with “Failed to add department”': {
      description: 'Escape keeps the input.',
      on: {
        'presses Escape': 'the dialog with “Failed to add department”',
        'presses Add Department again': 'the new department in the list',
      },
    },
    'the dialog with “Could not confirm”': {
      on: {
        'presses Add Department again': 'the dialog with “Your last attempt may have added it”',
        cancels: 'the new department in the list',
      },
    },
    'the dialog with “Your last attempt may have added it”': { on: { cancels: 'the new department in the list' } },
    'the new department in the list': { on: { 'chooses Add Department': 'the empty dialog' } },
  },
});
