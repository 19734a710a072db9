import { setup } from 'xstate';
import type { FlowMeta } from '../flow.ts';

/** Specification, section 4; decisions, sign-in. */
export const passwordResetChart = setup({
  types: {
    meta: {} as FlowMeta,
    events: {} as {
      type:
        | 'asks without an address'
        | 'asks while the server is broken'
        | 'asks too often'
        | 'asks for a link'
        | 'presses Wait'
        | 'waits 45 seconds'
        | 'asks again'
        | 'goes back to sign in'
        | 'opens the link in the mail'
        | 'opens the same link again'
        | 'continues'
        | 'saves a new password'
        | 'signs out'
        | 'asks for a new link';
    },
  },
}).createMachine({
  id: 'Password reset',
  description: 'A forgotten password, from the request through the email to a new one.',
  meta: { charts: ['passwordReset', 'resetLink', 'profileSetup', 'session'] },
  initial: 'the sign-in form',
  states: {
    'the sign-in form': {
      on: {
        'asks without an address': 'the form that asks for the address',
        'asks while the server is broken': 'the form with “Failed to send password reset email”',
        'asks too often': 'the form that says to wait 58 seconds',
        'asks for a link': 'the message that a link is on its way',
      },
    },
    'the form that asks for the address': { on: { 'asks for a link': 'the message that a link is on its way' } },
    'the form with “Failed to send password reset email”': {
      on: { 'asks for a link': 'the message that a link is on its way' },
    },
    'the form that says to wait 58 seconds': {},
    'the message that a link is on its way': {
      on: {
        'presses Wait': 'the message, with the seconds to wait',
        'waits 45 seconds': 'the message, ready for another request',
        'goes back to sign in': 'the sign-in form, still waiting',
        'opens the link in the mail': 'the page of the link',
      },
    },
    'the message, with the seconds to wait': {},
    'the message, ready for another request': { on: { 'asks again': 'the message that a link is on its way' } },
    'the sign-in form, still waiting': { on: { 'waits 45 seconds': 'the sign-in form' } },
    'the page of the link': { on: { continues: 'the setup page' } },
    'the setup page': { on: { 'saves a new password': 'the dashboard', 'signs out': 'the landing page' } },
    'the dashboard': { on: { 'opens the same link again': 'the page of the link, still signed in' } },
    'the page of the link, still signed in': {
      on: { continues: 'the landing page with the expired link, still signed in' },
    },
    'the landing page with the expired link, still signed in': {},
    'the landing page': { on: { 'opens the same link again': 'the page of the used link' } },
    'the page of the used link': { on: { continues: 'the landing page with the expired link' } },
    'the landing page with the expired link': {
      on: { 'asks for a new link': 'the sign-in form that says how to get a link' },
    },
    'the sign-in form that says how to get a link': {},
  },
});
