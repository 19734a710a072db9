import { setup } from 'xstate';
import type { FlowMeta } from '../flow.ts';

/** Specification, sections 2 and 5. */
export const setupChart = setup({
  types: {
    meta: {} as FlowMeta,
    events: {} as {
      type:
        | 'tries to open the dashboard'
        | 'sends nothing'
        | 'chooses a short password'
        | 'confirms another password'
        | 'keeps the temporary password'
        | 'completes it while the server is broken'
        | 'completes it while the profile cannot be saved'
        | 'completes it'
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
        'tries to open the dashboard': 'the setup form',
        'sends nothing': 'the form with what is missing',
        'completes it while the server is broken': 'the form with “Failed to update profile”',
        'completes it while the profile cannot be saved': 'the names, to be saved again',
        'completes it': 'the dashboard',
        'signs out': 'the landing page',
      },
    },
    'the form with what is missing': {
      on: { 'chooses a short password': 'the form with “Password must be at least 6 characters”' },
    },
    'the form with “Password must be at least 6 characters”': {
      on: { 'confirms another password': 'the form with “Passwords do not match”' },
    },
    'the form with “Passwords do not match”': {
      on: { 'keeps the temporary password': 'the form that asks for another password' },
    },
    'the form that asks for another password': { on: { 'completes it': 'the dashboard' } },
    'the form with “Failed to update profile”': { on: { 'presses Complete Setup again': 'the dashboard' } },
    'the names, to be saved again': { on: { 'presses Complete Setup again': 'the dashboard' } },
    'the dashboard': {},
    'the landing page': {},
  },
});
