import { setup } from 'xstate';
import type { FlowMeta } from '../flow.ts';

/** The flow of editing a user (specification, sections 2, 5 and 8; decisions, people). */
export const editUserChart = setup({
  types: {
    meta: {} as FlowMeta,
    events: {} as {
      type:
        | 'chooses Edit'
        | 'chooses Edit of an administrator'
        | 'finds another person'
        | 'closes'
        | 'clears the first name and saves'
        | 'saves without a change'
        | 'renames, promotes and moves the person'
        | 'renames the person while the server fails'
        | 'renames the person after another user did'
        | 'renames the person after another user removed them'
        | 'presses Save again'
        | 'chooses Save mine'
        | 'chooses Use theirs'
        | 'cancels'
        | 'presses Escape';
    },
  },
}).createMachine({
  id: 'Edit user',
  description: 'Edits a user, or shows Permission Denied.',
  meta: { charts: ['editUser', 'saveRecord', 'list'] },
  initial: 'the person in the list',
  states: {
    'the person in the list': {
      on: {
        'chooses Edit': 'the dialog with the person',
        'chooses Edit of an administrator': 'Permission Denied',
      },
    },
    'Permission Denied': { on: { closes: 'the list', 'presses Escape': 'the list' } },
    'the list': { on: { 'finds another person': 'the person in the list' } },
    'the dialog with the person': {
      on: {
        'clears the first name and saves': 'the dialog that requires a first name',
        'saves without a change': 'the person in the list',
        'renames, promotes and moves the person': 'the new name, role and department in the list',
        'renames the person while the server fails': 'the dialog with “Failed to update user”',
        'renames the person after another user did': 'the dialog with both names',
        'renames the person after another user removed them': 'the dialog with “Someone removed this user”',
        cancels: 'the person in the list',
        'presses Escape': 'the person in the list',
      },
    },
    'the dialog that requires a first name': {
      on: { 'renames, promotes and moves the person': 'the new name, role and department in the list' },
    },
    'the dialog with “Failed to update user”': {
      description: 'Escape keeps the input.',
      on: {
        'presses Escape': 'the dialog with “Failed to update user”',
        'presses Save again': 'my name in the list',
      },
    },
    'the dialog with both names': {
      on: {
        'chooses Save mine': 'my name in the list',
        'chooses Use theirs': 'the dialog with their name',
        'presses Escape': 'the dialog with both names',
        cancels: 'their name in the list',
      },
    },
    'the dialog with their name': { on: { cancels: 'their name in the list' } },
    'the dialog with “Someone removed this user”': { on: { closes: 'the list without the person' } },
    'the new name, role and department in the list': { on: { 'finds another person': 'the person in the list' } },
    'my name in the list': { on: { 'finds another person': 'the person in the list' } },
    'their name in the list': { on: { 'finds another person': 'the person in the list' } },
    'the list without the person': { on: { 'finds another person': 'the person in the list' } },
  },
});
