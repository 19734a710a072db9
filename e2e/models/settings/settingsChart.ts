import { setup } from 'xstate';
import type { FlowMeta } from '../flow.ts';

/** Specification, section 2. */
export const settingsChart = setup({
  types: {
    meta: {} as FlowMeta,
    events: {} as {
      type:
        | 'changes the display name'
        | 'discards the changes'
        | 'saves'
        | 'saves while the server is broken'
        | 'saves again'
        | 'begins a password'
        | 'fills in a wrong current password'
        | 'fills in all three passwords'
        | 'follows a link'
        | 'chooses Stay'
        | 'presses Escape'
        | 'chooses Leave'
        | 'turns dark mode on'
        | 'turns dark mode off'
        | 'turns dark mode on while the server is broken'
        | 'ends all other sessions'
        | 'ends all other sessions while the server is broken';
    },
  },
}).createMachine({
  id: 'Settings',
  description: 'Changes the display name, theme and password, ends sessions, and confirms before changes are lost.',
  meta: { charts: ['settings', 'settingsUpdate', 'theme', 'sessions'] },
  initial: 'the settings as they are saved',
  states: {
    'the settings as they are saved': {
      on: {
        'changes the display name': 'an unsaved display name',
        'begins a password': 'a password that cannot be saved yet',
        'follows a link': 'the dashboard',
        'turns dark mode on while the server is broken': 'the settings in the light, with “Failed to update theme”',
        'ends all other sessions while the server is broken': 'the settings with “Failed to end the sessions”',
      },
    },
    'an unsaved display name': {
      on: {
        'discards the changes': 'the settings with “Changes discarded”',
        saves: 'the new display name, saved',
        'saves while the server is broken': 'the unsaved display name with “Failed to update settings”',
        'follows a link': 'the question whether to leave',
      },
    },
    'the unsaved display name with “Failed to update settings”': {
      on: { 'saves again': 'the new display name, saved' },
    },
    'a password that cannot be saved yet': {
      on: { 'fills in a wrong current password': 'an unsaved password with a wrong current one' },
    },
    'an unsaved password with a wrong current one': { on: { saves: 'the form with “Current password is incorrect”' } },
    'the form with “Current password is incorrect”': {
      on: { 'fills in all three passwords': 'an unsaved password' },
    },
    'an unsaved password': { on: { saves: 'the settings, with the password saved' } },
    'the question whether to leave': {
      on: {
        'chooses Stay': 'an unsaved display name',
        'presses Escape': 'an unsaved display name',
        'chooses Leave': 'the dashboard',
      },
    },
    'the new display name, saved': {},
    'the settings with “Changes discarded”': { on: { 'changes the display name': 'an unsaved display name' } },
    'the settings, with the password saved': {},
    'the settings in the dark': { on: { 'turns dark mode off': 'the settings as they are saved' } },
    'the settings in the light, with “Failed to update theme”': {
      on: { 'turns dark mode on': 'the settings in the dark' },
    },
    'the settings with “Sessions ended”': {
      on: { 'changes the display name': 'an unsaved display name' },
    },
    'the settings with “Failed to end the sessions”': {
      on: { 'ends all other sessions': 'the settings with “Sessions ended”' },
    },
    'the dashboard': {},
  },
});
