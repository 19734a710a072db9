import { setup } from 'xstate';
import type { FlowMeta } from '../flow.ts';

/** The flow of editing a team (decisions, people). */
export const editTeamChart = setup({
  types: {
    meta: {} as FlowMeta,
    events: {} as {
      type:
        | 'chooses Edit'
        | 'finds another team'
        | 'clears the name and saves'
        | 'saves without a change'
        | 'renames the team'
        | 'renames the team while the server fails'
        | 'renames the team while the network is down'
        | 'renames the team after another user did'
        | 'presses Save again'
        | 'chooses Save mine'
        | 'chooses Use theirs'
        | 'cancels'
        | 'presses Escape';
    },
  },
}).createMachine({
  id: 'Edit team',
  description: 'Edits a team, including conflicts with another user.',
  meta: { charts: ['editTeam', 'saveRecord', 'list'] },
  initial: 'the team in the list',
  states: {
    'the team in the list': { on: { 'chooses Edit': 'the dialog with the team' } },
    'the dialog with the team': {
      on: {
        'clears the name and saves': 'the dialog that requires a name',
        'saves without a change': 'the team in the list',
        'renames the team': 'the new name in the list',
        'renames the team while the server fails': 'the dialog with “Failed to update team”',
        'renames the team while the network is down': 'the dialog with “Could not confirm”',
        'renames the team after another user did': 'the dialog with both names',
        cancels: 'the team in the list',
        'presses Escape': 'the team in the list',
      },
    },
    'the dialog that requires a name': { on: { 'renames the team': 'the new name in the list' } },
    'the dialog with “Failed to update team”': {
      description: 'Escape keeps the input.',
      on: {
        'presses Escape': 'the dialog with “Failed to update team”',
        'presses Save again': 'the new name in the list',
      },
    },
    'the dialog with “Could not confirm”': { on: { 'presses Save again': 'the new name in the list' } },
    'the dialog with both names': {
      on: {
        'chooses Save mine': 'the new name in the list',
        'chooses Use theirs': 'the dialog with their name',
        'presses Escape': 'the dialog with both names',
        cancels: 'their name in the list',
      },
    },
    'the dialog with their name': { on: { cancels: 'their name in the list' } },
    'the new name in the list': { on: { 'finds another team': 'the team in the list' } },
    'their name in the list': { on: { 'finds another team': 'the team in the list' } },
  },
});
