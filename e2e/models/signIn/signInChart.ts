import { setup } from 'xstate';
import type { FlowMeta } from '../flow.ts';

/** The flow of signing in (specification, sections 2, 4 and 8). */
export const signInChart = setup({
  types: {
    meta: {} as FlowMeta,
    events: {} as {
      type:
        | 'submits an empty form'
        | 'submits a wrong password'
        | 'signs in while the server is unreachable'
        | 'signs in while the profile fails to load'
        | 'signs in'
        | 'signs in with a temporary password'
        | 'presses Sign in again'
        | 'presses Retry'
        | 'signs out'
        | 'chooses Back to Home'
        | 'chooses Log In';
    },
  },
}).createMachine({
  id: 'Sign in',
  description: 'Signs in with email and password, and signs out.',
  meta: { charts: ['login', 'session'] },
  initial: 'the sign-in form',
  states: {
    'the sign-in form': {
      on: {
        'submits an empty form': 'the form with missing fields',
        'signs in while the server is unreachable': 'the form with “The server did not answer”',
        'signs in while the profile fails to load': 'the form with “Database error”',
        'signs in': 'the dashboard',
        'signs in with a temporary password': 'the setup page',
        'chooses Back to Home': 'the landing page',
      },
    },
    'the form with missing fields': {
      on: { 'submits a wrong password': 'the form with “Invalid login credentials”' },
    },
    'the form with “Invalid login credentials”': { on: { 'signs in': 'the dashboard' } },
    'the form with “The server did not answer”': { on: { 'presses Sign in again': 'the dashboard' } },
    'the form with “Database error”': { on: { 'presses Retry': 'the dashboard' } },
    'the dashboard': { on: { 'signs out': 'the landing page' } },
    'the setup page': {},
    'the landing page': { on: { 'chooses Log In': 'the sign-in form' } },
  },
});
