import { setup } from 'xstate';
import type { FlowMeta } from '../flow.ts';

/** The flow of adding a team (specification, sections 2, 5 and 8). */
export const addTeamChart = setup({
  types: {
    meta: {} as FlowMeta,
    events: {} as {
      type:
        | 'chooses Add Team'
        | 'chooses Add Team while the departments fail to load'
        | 'presses Retry'
        | 'submits no name'
        | 'submits a duplicate name'
        | 'submits a name while the server fails'
        | 'submits a name and the response is lost'
        | 'submits a name and a department'
        | 'submits a name'
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
        'chooses Add Team while the departments fail to load': 'the dialog without departments',
      },
    },
    'the dialog without departments': {
      description: 'The form works without departments.',
      on: { 'presses Retry': 'the empty dialog', 'submits a name': 'the new team without a department' },
    },
    'the empty dialog': {
      on: {
        'submits no name': 'the dialog that requires a name',
        'submits a duplicate name': 'the dialog with a duplicate name',
        'submits a name while the server fails': 'the dialog with “Failed to add team”',
        'submits a name and the response is lost': 'the dialog with “Could not confirm”',
        'submits a name and a department': 'the new team in its department',
        'submits a name': 'the new team without a department',
        cancels: 'the teams and departments',
        'presses Escape': 'the teams and departments',
      },
    },
    'the dialog that requires a name': { on: { 'submits a name': 'the new team without a department' } },
    'the dialog with a duplicate name': {
      on: { 'submits a name': 'the new team without a department', cancels: 'the teams and departments' },
    },
    'the dialog with “Failed to add team”': {
      description: 'Escape keeps the input.',
      on: {
        'presses Escape': 'the dialog with “Failed to add team”',
        'presses Add Team again': 'the new team without a department',
      },
    },
    'the dialog with “Could not confirm”': {
      description: 'The list is reloaded: the lost attempt added the team.',
      on: { cancels: 'the new team without a department' },
    },
    'the new team in its department': { on: { 'chooses Add Team': 'the empty dialog' } },
    'the new team without a department': { on: { 'chooses Add Team': 'the empty dialog' } },
  },
});
