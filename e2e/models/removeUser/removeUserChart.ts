import { setup } from 'xstate';
import type { FlowMeta } from '../flow.ts';

/** Specification, sections 2, 5 and 8. */
export const removeUserChart = setup({
  types: {
    meta: {} as FlowMeta,
    events: {} as {
      type:
        | 'chooses Remove'
        | 'chooses Remove of an administrator'
        | 'closes'
        | 'removes them'
        | 'removes them while the server is broken'
        | 'removes them while the line is cut'
        | 'removes them, the answer gets lost, and nobody can be looked up'
        | 'removes them and the answer gets lost'
        | 'removes them after someone else did'
        | 'presses Remove again'
        | 'presses Retry'
        | 'cancels'
        | 'presses Escape';
    },
  },
}).createMachine({
  id: 'Remove user',
  description: 'Removes a user after a confirmation, or shows Permission Denied.',
  meta: { charts: ['removeUser', 'list'] },
  initial: 'the person in the list',
  states: {
    'the person in the list': {
      on: { 'chooses Remove': 'the question', 'chooses Remove of an administrator': 'Permission Denied' },
    },
    'Permission Denied': { on: { closes: 'the list' } },
    'the list': {},
    'the question': {
      on: {
        cancels: 'the person in the list',
        'presses Escape': 'the person in the list',
        'removes them': 'the list without them',
        'removes them while the server is broken': 'the question with “Failed to remove user”',
        'removes them while the line is cut': 'the question with “Failed to remove user”',
        'removes them, the answer gets lost, and nobody can be looked up': 'the question that could not confirm',
        'removes them and the answer gets lost': 'the list without them',
        'removes them after someone else did': 'the list without them',
      },
    },
    'the question with “Failed to remove user”': {
      on: { 'presses Remove again': 'the list without them', cancels: 'the person in the list' },
    },
    'the question that could not confirm': { on: { 'presses Retry': 'the list without them' } },
    'the list without them': {},
  },
});
