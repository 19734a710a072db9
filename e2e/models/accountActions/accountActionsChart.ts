import { setup } from 'xstate';
import type { FlowMeta } from '../flow.ts';

export const accountActionsChart = setup({
  types: {
    meta: {} as FlowMeta,
    events: {} as {
      type:
        | 'ends the sessions'
        | 'ends the sessions while the server fails'
        | 'chooses Require new password'
        | 'cancels'
        | 'presses Escape'
        | 'requires a new password'
        | 'requires a new password while the server fails'
        | 'requires a new password and the response is lost'
        | 'sends an invitation'
        | 'sends another invitation'
        | 'withdraws the invitation'
        | 'withdraws the invitation while the server fails'
        | 'presses Withdraw again';
    },
  },
}).createMachine({
  id: 'Account actions',
  description: 'Ends sessions, requires a new password, and sends and withdraws an invitation.',
  meta: { charts: ['account'] },
  initial: 'the page of a signed-in user',
  states: {
    'the page of a signed-in user': {
      on: {
        'ends the sessions': 'the page of a user without sessions',
        'ends the sessions while the server fails': 'the page with “Failed to end the sessions”',
        'chooses Require new password': 'the confirmation',
      },
    },
    'the page with “Failed to end the sessions”': {
      on: { 'ends the sessions': 'the page of a user without sessions' },
    },
    'the page of a user without sessions': {},
    'the confirmation': {
      on: {
        cancels: 'the page of a signed-in user',
        'presses Escape': 'the page of a signed-in user',
        'requires a new password': 'the page of a pending user',
        'requires a new password while the server fails': 'the confirmation with “Failed to require a new password”',
        'requires a new password and the response is lost': 'the confirmation with “Could not confirm”',
      },
    },
    'the confirmation with “Failed to require a new password”': {
      on: { 'requires a new password': 'the page of a pending user' },
    },
    'the confirmation with “Could not confirm”': {
      description: 'The page is refreshed. Repeating the request changes nothing.',
      on: { 'requires a new password': 'the page of a pending user' },
    },
    'the page of a pending user': { on: { 'sends an invitation': 'the page of an invited user' } },
    'the page of an invited user': {
      on: {
        'sends another invitation': 'the page of an invited user',
        'withdraws the invitation': 'the list without the user',
        'withdraws the invitation while the server fails': 'the confirmation with “Failed to withdraw the invitation”',
      },
    },
    'the confirmation with “Failed to withdraw the invitation”': {
      on: { 'presses Withdraw again': 'the list without the user' },
    },
    'the list without the user': {},
  },
});
