import { setup } from 'xstate';
import type { FlowMeta } from '../flow.ts';

/** The flow of resetting a forgotten password (specification, section 4; decisions, sign-in). */
export const passwordResetChart = setup({
  types: {
    meta: {} as FlowMeta,
    events: {} as {
      type:
        | 'requests a link without an address'
        | 'requests a link while the server fails'
        | 'requests a link too soon'
        | 'requests a link'
        | 'presses Wait'
        | 'waits 45 seconds'
        | 'presses Send another link'
        | 'goes back to sign in'
        | 'opens the link in the email'
        | 'opens the same link again'
        | 'presses Continue'
        | 'saves a new password'
        | 'signs out'
        | 'chooses Request a new link';
    },
  },
}).createMachine({
  id: 'Password reset',
  description: 'Resets a forgotten password with a link by email.',
  meta: { charts: ['passwordReset', 'resetLink', 'profileSetup', 'session'] },
  initial: 'the sign-in form',
  states: {
    'the sign-in form': {
      on: {
        'requests a link without an address': 'the form that requires an address',
        'requests a link while the server fails': 'the form with “Failed to send password reset email”',
        'requests a link too soon': 'the form with a wait of 58 seconds',
        'requests a link': 'the message that a link is on its way',
      },
    },
    'the form that requires an address': { on: { 'requests a link': 'the message that a link is on its way' } },
    'the form with “Failed to send password reset email”': {
      on: { 'requests a link': 'the message that a link is on its way' },
    },
    'the form with a wait of 58 seconds': {},
    'the message that a link is on its way': {
      on: {
        'presses Wait': 'the message with the remaining seconds',
        'waits 45 seconds': 'the message with Send another link',
        'goes back to sign in': 'the sign-in form during the cooldown',
        'opens the link in the email': 'the reset link page',
      },
    },
    'the message with the remaining seconds': {},
    'the message with Send another link': {
      on: { 'presses Send another link': 'the message that a link is on its way' },
    },
    'the sign-in form during the cooldown': { on: { 'waits 45 seconds': 'the sign-in form' } },
    'the reset link page': { on: { 'presses Continue': 'the setup page' } },
    'the setup page': { on: { 'saves a new password': 'the dashboard', 'signs out': 'the landing page' } },
    'the dashboard': { on: { 'opens the same link again': 'the reset link page of a signed-in user' } },
    'the reset link page of a signed-in user': {
      on: { 'presses Continue': 'the landing page with “You are still signed in”' },
    },
    'the landing page with “You are still signed in”': {},
    'the landing page': { on: { 'opens the same link again': 'the reset link page of a signed-out user' } },
    'the reset link page of a signed-out user': {
      on: { 'presses Continue': 'the landing page with the expired link' },
    },
    'the landing page with the expired link': {
      on: { 'chooses Request a new link': 'the sign-in form with instructions' },
    },
    'the sign-in form with instructions': {},
  },
});
