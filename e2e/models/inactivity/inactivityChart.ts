import { setup } from 'xstate';
import type { FlowMeta } from '../flow.ts';

/** Decisions, sign-in. */
export const inactivityChart = setup({
  types: {
    meta: {} as FlowMeta,
    events: {} as {
      type:
        | 'moves the mouse every 6 minutes, for 18'
        | 'does nothing for 9 minutes'
        | 'sleeps for 15 minutes'
        | 'does nothing for one more minute'
        | 'does nothing for one more minute, while the server is out of reach'
        | 'chooses Stay signed in'
        | 'moves the mouse'
        | 'presses Escape'
        | 'chooses Sign out now'
        | 'signs in again';
    },
  },
}).createMachine({
  id: 'Inactivity',
  description: 'The end of an inactive session, and the minute of warning before it.',
  meta: { charts: ['inactivity', 'session', 'login'] },
  initial: 'the audit trail',
  states: {
    'the audit trail': {
      on: {
        'moves the mouse every 6 minutes, for 18': 'the audit trail',
        'does nothing for 9 minutes': 'the warning',
        'sleeps for 15 minutes': 'the landing page that says why',
      },
    },
    'the warning': {
      on: {
        'does nothing for one more minute': 'the landing page that says why',
        'does nothing for one more minute, while the server is out of reach': 'the landing page that says why',
        'chooses Stay signed in': 'the audit trail',
        'moves the mouse': 'the audit trail',
        'presses Escape': 'the audit trail',
        'chooses Sign out now': 'the landing page',
      },
    },
    'the landing page that says why': {
      description: 'The page that was left comes back.',
      on: { 'signs in again': 'the audit trail' },
    },
    'the landing page': { on: { 'signs in again': 'the dashboard' } },
    'the dashboard': {},
  },
});
