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
        | 'submits a day in the past'
        | 'submits no last day'
        | 'submits a last day'
        | 'submits a reason while the server fails'
        | 'submits a reason and the response is lost'
        | 'presses Suspend again'
        | 'presses Restore'
        | 'presses Restore while the server fails';
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
        'submits a day in the past': 'the dialog with a date error',
        'submits no last day': 'the suspended person',
        'submits a last day': 'the leaving person',
        'submits a reason while the server fails': 'the dialog with “Failed to suspend user”',
        'submits a reason and the response is lost': 'the dialog with “Could not confirm”',
      },
    },
    'the dialog with a date error': { on: { 'submits a last day': 'the leaving person' } },
    'the dialog with “Failed to suspend user”': {
      description: 'Escape keeps the reason.',
      on: {
        'presses Escape': 'the dialog with “Failed to suspend user”',
        'presses Suspend again': 'the suspended person',
      },
    },
    'the dialog with “Could not confirm”': {
      description: 'Repeating the request changes nothing.',
      on: { 'presses Suspend again': 'the suspended person' },
    },
    'the suspended person': {
      on: {
        'presses Restore': 'the restored person',
        'presses Restore while the server fails': 'the suspended person with “Failed to restore user”',
      },
    },
    'the suspended person with “Failed to restore user”': { on: { 'presses Restore': 'the restored person' } },
    'the leaving person': { on: { 'presses Restore': 'the restored person' } },
    'the restored person': { on: { 'chooses Suspend': 'the dialog' } },
  },
});
