import { setup } from 'xstate';
import type { FlowMeta } from '../flow.ts';

/** Specification, sections 2, 5 and 8; decisions, people. */
export const editUserChart = setup({
  types: {
    meta: {} as FlowMeta,
    events: {} as {
      type:
        | 'chooses Edit'
        | 'chooses Edit of an administrator'
        | 'closes'
        | 'empties the first name and saves'
        | 'saves without a change'
        | 'renames and promotes them'
        | 'renames them while the server is broken'
        | 'renames them after someone else did'
        | 'renames them after they were removed'
        | 'moves them while that cannot be saved'
        | 'presses Save again'
        | 'presses Retry'
        | 'chooses Save mine'
        | 'chooses Use theirs'
        | 'cancels'
        | 'presses Escape';
    },
  },
}).createMachine({
  id: 'Edit user',
  description: 'Edits a user, or shows Permission Denied.',
  meta: { charts: ['editUser', 'staffUpdate', 'list'] },
  initial: 'the person in the list',
  states: {
    'the person in the list': {
      on: {
        'chooses Edit': 'the dialog with the person',
        'chooses Edit of an administrator': 'Permission Denied',
      },
    },
    'Permission Denied': { on: { closes: 'the list', 'presses Escape': 'the list' } },
    'the list': {},
    'the dialog with the person': {
      on: {
        'empties the first name and saves': 'the dialog that asks for the first name',
        'saves without a change': 'the person in the list',
        'renames and promotes them': 'the new name and role in the list',
        'renames them while the server is broken': 'the dialog with “Failed to update user”',
        'renames them after someone else did': 'both names, to choose from',
        'renames them after they were removed': 'the message that they were removed',
        'moves them while that cannot be saved': 'the dialog that says only the name is saved',
        cancels: 'the person in the list',
        'presses Escape': 'the person in the list',
      },
    },
    'the dialog that asks for the first name': {
      on: { 'renames and promotes them': 'the new name and role in the list' },
    },
    'the dialog with “Failed to update user”': {
      description: 'Escape loses nothing that was typed.',
      on: {
        'presses Escape': 'the dialog with “Failed to update user”',
        'presses Save again': 'my name in the list',
      },
    },
    'both names, to choose from': {
      on: {
        'chooses Save mine': 'my name in the list',
        'chooses Use theirs': 'the dialog with their name',
        'presses Escape': 'both names, to choose from',
        cancels: 'their name in the list',
      },
    },
    'the dialog with their name': { on: { cancels: 'their name in the list' } },
    'the message that they were removed': { on: { closes: 'the list without them' } },
    'the dialog that says only the name is saved': {
      on: { 'presses Retry': 'the new department in the list', closes: 'my name in the list' },
    },
    'the new name and role in the list': {},
    'my name in the list': {},
    'their name in the list': {},
    'the new department in the list': {},
    'the list without them': {},
  },
});
