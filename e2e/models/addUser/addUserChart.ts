import { setup } from 'xstate';
import type { FlowMeta } from '../flow.ts';

/** Specification, sections 2, 4 and 8; decisions, sign-in. */
export const addUserChart = setup({
  types: {
    meta: {} as FlowMeta,
    events: {} as {
      type:
        | 'chooses Add User'
        | 'sends nothing'
        | 'sends an address of the list'
        | 'chooses a team, then another department'
        | 'sends someone while accounts cannot be made'
        | 'sends someone while profiles cannot be saved'
        | 'sends someone and the answer gets lost'
        | 'sends someone'
        | 'sends someone with an invitation'
        | 'sends someone with an invitation while emails cannot be sent'
        | 'presses Add User again'
        | 'presses Retry'
        | 'discards the account'
        | 'starts over'
        | 'closes'
        | 'chooses Done'
        | 'cancels'
        | 'presses Escape';
    },
  },
}).createMachine({
  id: 'Add user',
  description: 'Adds a user, up to the temporary password or the invitation.',
  meta: { charts: ['addUser', 'newAccount', 'list'] },
  initial: 'the list of people',
  states: {
    'the list of people': { on: { 'chooses Add User': 'the empty dialog' } },
    'the empty dialog': {
      on: {
        'sends nothing': 'the dialog with what is missing',
        'sends an address of the list': 'the dialog that says the address is in the list',
        'chooses a team, then another department': 'the dialog with no team chosen',
        'sends someone while accounts cannot be made': 'the dialog with “Failed to create user”',
        'sends someone while profiles cannot be saved': 'the account without a profile',
        'sends someone and the answer gets lost': 'the account that may exist',
        'sends someone': 'the temporary password',
        'sends someone with an invitation': 'the list, and the invitation on its way',
        'sends someone with an invitation while emails cannot be sent': 'the new person without an invitation',
        cancels: 'the list of people',
        'presses Escape': 'the list of people',
      },
    },
    'the dialog with what is missing': { on: { 'sends someone': 'the temporary password' } },
    'the dialog that says the address is in the list': {
      description: 'Escape loses nothing that was typed.',
      on: {
        'presses Escape': 'the dialog that says the address is in the list',
        'sends someone': 'the temporary password',
      },
    },
    'the dialog with no team chosen': { on: { 'sends someone': 'the temporary password' } },
    'the dialog with “Failed to create user”': { on: { 'presses Add User again': 'the temporary password' } },
    'the account without a profile': {
      on: {
        'presses Retry': 'the temporary password',
        'discards the account': 'the list, where the account is discarded',
        closes: 'the list, where the account is left behind',
      },
    },
    'the account that may exist': { on: { 'presses Retry': 'the account that was never finished' } },
    'the account that was never finished': {
      on: { 'starts over': 'the temporary password', cancels: 'the list of people' },
    },
    'the new person without an invitation': {
      on: {
        'presses Retry': 'the list, and the invitation on its way',
        closes: 'the new person in the list',
      },
    },
    'the temporary password': {
      description: 'Shown once: only Done closes it.',
      on: { 'presses Escape': 'the temporary password', 'chooses Done': 'the new person in the list' },
    },
    'the new person in the list': {},
    'the list, and the invitation on its way': {},
    'the list, where the account is discarded': {},
    'the list, where the account is left behind': {},
  },
});
