import { setup } from 'xstate';
import type { FlowMeta } from '../flow.ts';

export const suspendUserChart = setup({
  types: {
    meta: {} as FlowMeta,
    events: {} as {
      type:
        | 'chooses Suspend'
        | 'chooses Suspend of an administrator'
        | 'closes'
        | 'cancels'
        | 'presses Escape'
        | 'sends a day in the past'
        | 'sends nothing'
        | 'sends a last day'
        | 'sends a reason while the server is broken'
        | 'sends a reason and the answer gets lost'
        | 'presses Suspend again'
        | 'presses Restore'
        | 'presses Restore while the server is broken';
    },
  },
}).createMachine({
  id: 'Suspend user',
  description: 'Suspends a user now or after a last day, and restores them.',
  meta: { charts: ['suspendUser', 'restoreUser', 'list'] },
  initial: 'the person in the list',
  states: {
    'the person in the list': {
      on: { 'chooses Suspend': 'the dialog', 'chooses Suspend of an administrator': 'Permission Denied' },
    },
    'Permission Denied': { on: { closes: 'the list' } },
    'the list': {},
    'the dialog': {
      on: {
        cancels: 'the person in the list',
        'presses Escape': 'the person in the list',
        'sends a day in the past': 'the dialog with an error at the day',
        'sends nothing': 'the suspended person',
        'sends a last day': 'the leaving person',
        'sends a reason while the server is broken': 'the dialog with “Failed to suspend user”',
        'sends a reason and the answer gets lost': 'the dialog that could not confirm',
      },
    },
    'the dialog with an error at the day': { on: { 'sends a last day': 'the leaving person' } },
    'the dialog with “Failed to suspend user”': {
      description: 'Escape loses no reason that was typed.',
      on: {
        'presses Escape': 'the dialog with “Failed to suspend user”',
        'presses Suspend again': 'the suspended person',
      },
    },
    'the dialog that could not confirm': {
      description: 'Repeating the request changes nothing.',
      on: { 'presses Suspend again': 'the suspended person' },
    },
    'the suspended person': {
      on: {
        'presses Restore': 'the restored person',
        'presses Restore while the server is broken': 'the suspended person with “Failed to restore user”',
      },
    },
    'the suspended person with “Failed to restore user”': { on: { 'presses Restore': 'the restored person' } },
    'the leaving person': { on: { 'presses Restore': 'the restored person' } },
    'the restored person': {},
  },
});
