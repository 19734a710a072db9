import { setup } from 'xstate';
import type { FlowMeta } from '../flow.ts';

/** Decisions, people. */
export const editTeamChart = setup({
  types: {
    meta: {} as FlowMeta,
    events: {} as {
      type:
        | 'chooses Edit'
        | 'empties the name and saves'
        | 'saves without a change'
        | 'renames it'
        | 'renames it while the server is broken'
        | 'renames it while the line is cut'
        | 'renames it after someone else did'
        | 'presses Save again'
        | 'chooses Save mine'
        | 'chooses Use theirs'
        | 'cancels'
        | 'presses Escape';
    },
  },
}).createMachine({
  id: 'Edit team',
  description: 'Edits a team, also after another user changed it.',
  meta: { charts: ['editTeam', 'teamUpdate', 'list'] },
  initial: 'the team in the list',
  states: {
    'the team in the list': { on: { 'chooses Edit': 'the dialog with the team' } },
    'the dialog with the team': {
      on: {
        'empties the name and saves': 'the dialog that asks for the name',
        'saves without a change': 'the team in the list',
        'renames it': 'the new name in the list',
        'renames it while the server is broken': 'the dialog with “Failed to update team”',
        'renames it while the line is cut': 'the dialog that could not confirm',
        'renames it after someone else did': 'both names, to choose from',
        cancels: 'the team in the list',
        'presses Escape': 'the team in the list',
      },
    },
    'the dialog that asks for the name': { on: { 'renames it': 'the new name in the list' } },
    'the dialog with “Failed to update team”': {
      description: 'Escape loses nothing that was typed.',
      on: {
        'presses Escape': 'the dialog with “Failed to update team”',
        'presses Save again': 'the new name in the list',
      },
    },
    'the dialog that could not confirm': { on: { 'presses Save again': 'the new name in the list' } },
    'both names, to choose from': {
      on: {
        'chooses Save mine': 'the new name in the list',
        'chooses Use theirs': 'the dialog with their name',
        'presses Escape': 'both names, to choose from',
        cancels: 'their name in the list',
      },
    },
    'the dialog with their name': { on: { cancels: 'their name in the list' } },
    'the new name in the list': {},
    'their name in the list': {},
  },
});
