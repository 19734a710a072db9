import { setup } from 'xstate';
import type { FlowMeta } from '../flow.ts';

/** Specification, sections 2, 4 and 8. */
export const signInChart = setup({
  types: {
    meta: {} as FlowMeta,
    events: {} as {
      type:
        | 'sends nothing'
        | 'sends a wrong password'
        | 'signs in while the server is out of reach'
        | 'signs in while the profile cannot be read'
        | 'signs in'
        | 'signs in with a temporary password'
        | 'presses Sign in again'
        | 'presses Retry'
        | 'signs out'
        | 'goes home'
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
        'sends nothing': 'the form with what is missing',
        'signs in while the server is out of reach': 'the form that says the server did not answer',
        'signs in while the profile cannot be read': 'the form with “Database error”',
        'signs in': 'the dashboard',
        'signs in with a temporary password': 'the setup page',
        'goes home': 'the landing page',
      },
    },
    'the form with what is missing': {
      on: { 'sends a wrong password': 'the form with “Invalid login credentials”' },
    },
    'the form with “Invalid login credentials”': { on: { 'signs in': 'the dashboard' } },
    'the form that says the server did not answer': { on: { 'presses Sign in again': 'the dashboard' } },
    'the form with “Database error”': { on: { 'presses Retry': 'the dashboard' } },
    'the dashboard': { on: { 'signs out': 'the landing page' } },
    'the setup page': {},
    'the landing page': { on: { 'chooses Log In': 'the sign-in form' } },
  },
});
