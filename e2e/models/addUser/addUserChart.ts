import { setup } from 'xstate';
import type { FlowMeta } from '../flow.ts';

/** The flow of adding a user (specification, sections 2, 4 and 8; decisions, sign-in). */
export const addUserChart = setup({
  types: {
    meta: {} as FlowMeta,
    events: {} as {
      type:
        | 'chooses Add User'
        | 'submits an empty form'
        | 'submits an existing address'
        | 'chooses a team, then another department'
        | 'submits a new user while accounts cannot be created'
        | 'submits a new user while profiles cannot be saved'
        | 'submits a new user and the response is lost'
        | 'submits a new user'
        | 'submits a new user with an invitation'
        | 'submits a new user with an invitation while emails cannot be sent'
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
  description: 'Adds a user with a temporary password or an invitation.',
  meta: { charts: ['addUser', 'newAccount', 'list'] },
  initial: 'the list of people',
  states: {
    'the list of people': { on: { 'chooses Add User': 'the empty dialog' } },
    'the empty dialog': {
      on: {
        'submits an empty form': 'the dialog with missing fields',
        'submits an existing address': 'the dialog with a duplicate address',
        'chooses a team, then another department': 'the dialog without a team',
        'submits a new user while accounts cannot be created': 'the dialog with “Failed to create user”',
        'submits a new user while profiles cannot be saved': 'the account without a profile',
        'submits a new user and the response is lost': 'the account that may exist',
        'submits a new user': 'the temporary password',
        'submits a new user with an invitation': 'the list after the invitation was sent',
        'submits a new user with an invitation while emails cannot be sent': 'the new user without an invitation',
        cancels: 'the list of people',
        'presses Escape': 'the list of people',
      },
    },
    'the dialog with missing fields': { on: { 'submits a new user': 'the temporary password' } },
    'the dialog with a duplicate address': {
      description: 'Escape keeps the input.',
      on: {
        'presses Escape': 'the dialog with a duplicate address',
        'submits a new user': 'the temporary password',
      },
    },
    'the dialog without a team': { on: { 'submits a new user': 'the temporary password' } },
    'the dialog with “Failed to create user”': { on: { 'presses Add User again': 'the temporary password' } },
    'the account without a profile': {
      on: {
        'presses Retry': 'the temporary password',
        'discards the account': 'the list after the account was discarded',
        closes: 'the list after the account was left unfinished',
      },
    },
    'the account that may exist': { on: { 'presses Retry': 'the unfinished account' } },
    'the unfinished account': {
      on: { 'starts over': 'the temporary password', cancels: 'the list of people' },
    },
    'the new user without an invitation': {
      on: {
        'presses Retry': 'the list after the invitation was sent',
        closes: 'the new user in the list',
      },
    },
    'the temporary password': {
      description: 'Shown once; only Done closes it.',
      on: { 'presses Escape': 'the temporary password', 'chooses Done': 'the new user in the list' },
    },
    'the new user in the list': { on: { 'chooses Add User': 'the empty dialog' } },
    'the list after the invitation was sent': { on: { 'chooses Add User': 'the empty dialog' } },
    'the list after the account was discarded': { on: { 'chooses Add User': 'the empty dialog' } },
    'the list after the account was left unfinished': { on: { 'chooses Add User': 'the empty dialog' } },
  },
});
