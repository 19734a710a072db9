import { setup } from 'xstate';
import type { FlowMeta } from '../flow.ts';

/** Specification, sections 2, 5 and 8. */
export const addTeamChart = setup({
  types: {
    meta: {} as FlowMeta,
    events: {} as {
      type:
        | 'chooses Add Team'
        | 'chooses Add Team while the departments cannot be read'
        | 'presses Retry'
        | 'sends no name'
        | 'sends a name in use'
        | 'sends a name while the server is broken'
        | 'sends a name and the answer gets lost'
        | 'sends a name and a department'
        | 'sends a name alone'
        | 'presses Add Team again'
        | 'cancels'
        | 'presses Escape';
    },
  },
}).createMachine({
  id: 'Add team',
  description: 'Adds a team, with or without a department.',
  meta: { charts: ['addTeam', 'list'] },
  initial: 'the teams and departments',
  states: {
    'the teams and departments': {
      on: {
        'chooses Add Team': 'the empty dialog',
        'chooses Add Team while the departments cannot be read': 'the dialog without departments',
      },
    },
    'the dialog without departments': {
      description: 'The form can be used all the same.',
      on: { 'presses Retry': 'the empty dialog', 'sends a name alone': 'the new team without a department' },
    },
    'the empty dialog': {
      on: {
        'sends no name': 'the dialog that asks for the name',
        'sends a name in use': 'the dialog that says the name is in use',
        'sends a name while the server is broken': 'the dialog with “Failed to add team”',
        'sends a name and the answer gets lost': 'the dialog that could not confirm',
        'sends a name and a department': 'the new team in its department',
        'sends a name alone': 'the new team without a department',
        cancels: 'the teams and departments',
        'presses Escape': 'the teams and departments',
      },
    },
    'the dialog that asks for the name': { on: { 'sends a name alone': 'the new team without a department' } },
    'the dialog that says the name is in use': {
      on: { 'sends a name alone': 'the new team without a department', cancels: 'the teams and departments' },
    },
    'the dialog with “Failed to add team”': {
      description: 'Escape loses nothing that was typed.',
      on: {
        'presses Escape': 'the dialog with “Failed to add team”',
        'presses Add Team again': 'the new team without a department',
      },
    },
    'the dialog that could not confirm': {
      description: 'The list was read again: the lost attempt added the team.',
      on: { cancels: 'the new team without a department' },
    },
    'the new team in its department': {},
    'the new team without a department': {},
  },
});
