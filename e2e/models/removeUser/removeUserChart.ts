import { setup } from 'xstate';
import type { FlowMeta } from '../flow.ts';

/** The flow of removing a user (specification, sections 2, 5 and 8). */
export const removeUserChart = setup({
  types: {
    meta: {} as FlowMeta,
    events: {} as {
      type:
        | 'chooses Remove'
        | 'chooses Remove of an administrator'
        | 'finds another person'
        | 'closes'
        | 'confirms'
        | 'confirms while the server fails'
        | 'confirms while the network is down'
        | 'confirms, the response is lost, and the lookup fails'
        | 'confirms and the response is lost'
        | 'confirms after another user removed the person'
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
      on: { 'chooses Remove': 'the confirmation', 'chooses Remove of an administrator': 'Permission Denied' },
    },
    'Permission Denied': { on: { closes: 'the list' } },
    'the list': { on: { 'finds another person': 'the person in the list' } },
    'the confirmation': {
      on: {
        cancels: 'the person in the list',
        'presses Escape': 'the person in the list',
        confirms: 'the list without the person',
        'confirms while the server fails': 'the confirmation with “Failed to remove user”',
        'confirms while the network is down': 'the confirmation with “Failed to remove user”',
        'confirms, the response is lost, and the lookup fails': 'the confirmation with “Could not confirm”',
        'confirms and the response is lost': 'the list without the person',
        'confirms after another user removed the person': 'the list without the person',
      },
    },
    'the confirmation with “Failed to remove user”': {
      on: { 'presses Remove again': 'the list without the person', cancels: 'the person in the list' },
    },
    'the confirmation with “Could not confirm”': { on: { 'presses Retry': 'the list without the person' } },
    'the list without the person': { on: { 'finds another person': 'the person in the list' } },
  },
});
