import { setup } from 'xstate';
import type { FlowMeta } from '../flow.ts';

/** Specification, sections 2, 5 and 8. */
export const addDepartmentChart = setup({
  types: {
    meta: {} as FlowMeta,
    events: {} as {
      type:
        | 'chooses Add Department'
        | 'sends no name'
        | 'sends a name in use'
        | 'sends a name while the server is broken'
        | 'sends a name and the answer gets lost'
        | 'sends a name'
        | 'presses Add Department again'
        | 'cancels'
        | 'presses Escape';
    },
  },
}).createMachine({
  id: 'Add department',
  description: 'Adds a department.',
  meta: { charts: ['addDepartment', 'list'] },
  initial: 'the teams and departments',
  states: {
    'the teams and departments': { on: { 'chooses Add Department': 'the empty dialog' } },
    'the empty dialog': {
      on: {
        'sends no name': 'the dialog that asks for the name',
        'sends a name in use': 'the dialog that says the name is in use',
        'sends a name while the server is broken': 'the dialog with “Failed to add department”',
        'sends a name and the answer gets lost': 'the dialog that could not confirm',
        'sends a name': 'the new department in the list',
        cancels: 'the teams and departments',
        'presses Escape': 'the teams and departments',
      },
    },
    'the dialog that asks for the name': {
      on: { 'sends a name': 'the new department in the list', 'presses Escape': 'the teams and departments' },
    },
    'the dialog that says the name is in use': {
      on: { 'sends a name': 'the new department in the list', cancels: 'the teams and departments' },
    },
    'the dialog with “Failed to add department”': {
      description: 'Escape loses nothing that was typed.',
      on: {
        'presses Escape': 'the dialog with “Failed to add department”',
        'presses Add Department again': 'the new department in the list',
      },
    },
    'the dialog that could not confirm': {
      on: {
        'presses Add Department again': 'the dialog that says the lost attempt may have added it',
        cancels: 'the new department in the list',
      },
    },
    'the dialog that says the lost attempt may have added it': { on: { cancels: 'the new department in the list' } },
    'the new department in the list': {},
  },
});
