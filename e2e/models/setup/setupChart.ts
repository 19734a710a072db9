import { setup } from 'xstate';
import type { FlowMeta } from '../flow.ts';

/** The flow of completing the setup (specification, sections 2 and 5). */
export const setupChart = setup({
  types: {
    meta: {} as FlowMeta,
    events: {} as {
      type:
        | 'opens the dashboard'
        | 'submits an empty form'
        | 'submits a short password'
        | 'submits a wrong confirmation'
        | 'submits the temporary password'
        | 'submits the form while the server fails'
        | 'submits the form while the profile cannot be saved'
        | 'submits the form'
        | 'presses Complete Setup again'
        | 'signs out';
    },
  },
}).createMachine({
  id: 'Setup',
  description: 'A new user completes the profile and sets a password.',
  meta: { charts: ['profileSetup', 'session'] },
  initial: 'the setup form',
  states: {
    'the setup form': {
      on: {
        'opens the dashboard': 'the setup form',
        'submits an empty form': 'the form with missing fields',
        'submits the form while the server fails': 'the form with “Failed to update profile”',
        'submits the form while the profile cannot be saved': 'the form without the saved password',
        'submits the form': 'the dashboard',
        'signs out': 'the landing page',
      },
    },
    'the form with missing fields': {
      on: { 'submits a short password': 'the form with “Password must be at least 6 characters”' },
    },
    'the form with “Password must be at least 6 characters”': {
      on: { 'submits a wrong confirmation': 'the form with “Passwords do not match”' },
    },
    'the form with “Passwords do not match”': {
      on: { 'submits the temporary password': 'the form that requires another password' },
    },
    'the form that requires another password': { on: { 'submits the form': 'the dashboard' } },
    'the form with “Failed to update profile”': { on: { 'presses Complete Setup again': 'the dashboard' } },
    'the form without the saved password': { on: { 'presses Complete Setup again': 'the dashboard' } },
    'the dashboard': {},
    'the landing page': {},
  },
});
