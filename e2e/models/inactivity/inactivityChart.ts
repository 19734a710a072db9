import { setup } from 'xstate';
import type { FlowMeta } from '../flow.ts';

/** The flow of the inactivity warning and sign-out (decisions, sign-in). */
export const inactivityChart = setup({
  types: {
    meta: {} as FlowMeta,
    events: {} as {
      type:
        | 'moves the mouse every 6 minutes for 18 minutes'
        | 'waits 9 minutes'
        | 'sleeps for 15 minutes'
        | 'waits another minute'
        | 'waits another minute while the server is unreachable'
        | 'chooses Stay signed in'
        | 'moves the mouse'
        | 'presses Escape'
        | 'chooses Sign out now'
        | 'signs in again';
    },
  },
}).createMachine({
  id: 'Inactivity',
  description: 'Signs out an inactive user after a warning of one minute.',
  meta: { charts: ['inactivity', 'session', 'login'] },
  initial: 'the audit log',
  states: {
    'the audit log': {
      on: {
        'moves the mouse every 6 minutes for 18 minutes': 'the audit log',
        'waits 9 minutes': 'the warning',
        'sleeps for 15 minutes': 'the landing page with the reason',
      },
    },
    'the warning': {
      on: {
        'waits another minute': 'the landing page with the reason',
        'waits another minute while the server is unreachable': 'the landing page with the reason',
        'chooses Stay signed in': 'the audit log',
        'moves the mouse': 'the audit log',
        'presses Escape': 'the audit log',
        'chooses Sign out now': 'the landing page',
      },
    },
    'the landing page with the reason': {
      description: 'The next sign-in opens the previous page.',
      on: { 'signs in again': 'the audit log' },
    },
    'the landing page': { on: { 'signs in again': 'the dashboard' } },
    'the dashboard': {},
  },
});
