import { setup } from 'xstate';
import type { FlowMeta } from '../flow.ts';

/** The flow of the settings (specification, section 2). */
export const settingsChart = setup({
  types: {
    meta: {} as FlowMeta,
    events: {} as {
      type:
        | 'changes the display name'
        | 'discards the changes'
        | 'saves'
        | 'saves while the server fails'
        | 'saves again'
        | 'fills in one password'
        | 'fills in a wrong current password'
        | 'fills in all three passwords'
        | 'follows a link'
        | 'chooses Stay'
        | 'presses Escape'
        | 'chooses Leave'
        | 'turns dark mode on'
        | 'turns dark mode off'
        | 'turns dark mode on while the server fails'
        | 'ends all other sessions'
        | 'ends all other sessions while the server fails';
    },
  },
}).createMachine({
  id: 'Settings',
  description: 'Changes the display name, theme and password, ends sessions, and confirms before changes are lost.',
  meta: { charts: ['settings', 'settingsUpdate', 'theme', 'sessions'] },
  initial: 'the saved settings',
  states: {
    'the saved settings': {
      on: {
        'changes the display name': 'an unsaved display name',
        'fills in one password': 'an incomplete password',
        'follows a link': 'the dashboard',
        'turns dark mode on while the server fails': 'the settings in the light theme with “Failed to update theme”',
        'ends all other sessions while the server fails': 'the settings with “Failed to end the sessions”',
      },
    },
    'an unsaved display name': {
      on: {
        'discards the changes': 'the settings with “Changes discarded”',
        saves: 'the saved display name',
        'saves while the server fails': 'the unsaved display name with “Failed to update settings”',
        'follows a link': 'the leave confirmation',
      },
    },
    'the unsaved display name with “Failed to update settings”': {
      on: { 'saves again': 'the saved display name' },
    },
    'an incomplete password': {
      on: { 'fills in a wrong current password': 'an unsaved password with a wrong current password' },
    },
    'an unsaved password with a wrong current password': {
      on: { saves: 'the form with “Current password is incorrect”' },
    },
    'the form with “Current password is incorrect”': {
      on: { 'fills in all three passwords': 'an unsaved password' },
    },
    'an unsaved password': { on: { saves: 'the settings with the saved password' } },
    'the leave confirmation': {
      on: {
        'chooses Stay': 'an unsaved display name',
        'presses Escape': 'an unsaved display name',
        'chooses Leave': 'the dashboard',
      },
    },
    'the saved display name': {},
    'the settings with “Changes discarded”': { on: { 'changes the display name': 'an unsaved display name' } },
    'the settings with the saved password': {},
    'the settings in the dark theme': { on: { 'turns dark mode off': 'the saved settings' } },
    'the settings in the light theme with “Failed to update theme”': {
      on: { 'turns dark mode on': 'the settings in the dark theme' },
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
