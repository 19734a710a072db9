import { afterAll, describe, expect, it } from 'vitest';
import { createActor, type EventFromLogic } from 'xstate';
import type { Party } from '../rules/permissions.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import { accountMachine } from './accountMachine.ts';

const coverage = trackTransitions(accountMachine);
afterAll(coverage.expectComplete);

type AccountEvent = EventFromLogic<typeof accountMachine>;

const MANAGER: Party = { id: 'm', role: 'MANAGER' };
const COLLEAGUE: Party = { id: 'e', role: 'EMPLOYEE' };

const by = (type: Extract<AccountEvent, { editor: Party }>['type'], editor = MANAGER): AccountEvent => ({
  type,
  editor,
});
const SETUP: AccountEvent[] = [by('account.add'), { type: 'password.changed' }, { type: 'setup.completed' }];
const NEW_PASSWORD: AccountEvent[] = [...SETUP, by('account.suspend'), { type: 'password.changed' }];
const PAST_LAST_DAY: AccountEvent[] = [by('account.leave'), { type: 'leavingDate.reached' }];

function valueAfter(...events: AccountEvent[]): unknown {
  const actor = createActor(accountMachine, {
    input: { target: { id: 't', role: 'EMPLOYEE' } },
    inspect: coverage.inspect,
  }).start();
  for (const event of events) actor.send(event);
  return actor.getSnapshot().value;
}

const SUSPENDED = { suspended: 'oldPassword' };
const present = (setup: string, access: string | object, sessions = 'none') => ({
  present: { setup, access, sessions },
});

describe('setup of an account', () => {
  it.each<[string, AccountEvent[], unknown]>([
    ['is pending after adding the user', [by('account.add')], present('pending', 'open')],
    ['does not begin without the right to add', [by('account.add', COLLEAGUE)], 'absent'],
    ['is invited after sending the email', [by('account.add'), by('account.invite')], present('invited', 'open')],
    [
      'is not invited while the user is suspended',
      [by('account.add'), by('account.suspend'), by('account.invite')],
      present('pending', SUSPENDED),
    ],
    [
      'stays pending when a colleague invites',
      [by('account.add'), by('account.invite', COLLEAGUE)],
      present('pending', 'open'),
    ],
    [
      'is completing once an invited user has chosen a password',
      [by('account.add'), by('account.invite'), { type: 'password.changed' }],
      present('completing', 'open'),
    ],
    ['is complete at the end', SETUP, present('complete', 'open')],
    [
      'does not complete while the user is suspended',
      [by('account.add'), { type: 'password.changed' }, by('account.suspend'), { type: 'setup.completed' }],
      present('completing', SUSPENDED),
    ],
    [
      'is pending again when a password is required',
      [...SETUP, by('account.requirePassword')],
      present('pending', 'open'),
    ],
    [
      'is pending again when a password is required before it is complete',
      [by('account.add'), { type: 'password.changed' }, by('account.requirePassword')],
      present('pending', 'open'),
    ],
    [
      'is pending after a restore with a new password',
      [...NEW_PASSWORD, by('account.restore')],
      present('pending', 'open'),
    ],
    [
      'is pending when a password is required during a suspension',
      [...NEW_PASSWORD, by('account.requirePassword')],
      present('pending', SUSPENDED),
    ],
    [
      'stays complete when a colleague requires a password',
      [...SETUP, by('account.requirePassword', COLLEAGUE)],
      present('complete', 'open'),
    ],
  ])('%s', (_, events, value) => {
    expect(valueAfter(...events)).toEqual(value);
  });
});

describe('access to the app', () => {
  it.each<[string, AccountEvent[], string | object]>([
    ['ends with a suspension', [by('account.suspend')], SUSPENDED],
    ['ends on the leaving date', [by('account.leave'), { type: 'leavingDate.reached' }], SUSPENDED],
    ['ends at once in place of the leaving date', [by('account.leave'), by('account.suspend')], SUSPENDED],
    ['ends on another leaving date', [by('account.leave'), by('account.leave')], 'leaving'],
    ['stays suspended with a leaving date', [by('account.suspend'), by('account.leave')], SUSPENDED],
    ['is open again after a restore', [by('account.suspend'), by('account.restore')], 'open'],
    ['is open again when the leaving date is taken back', [by('account.leave'), by('account.restore')], 'open'],
    ['stays open when a colleague suspends', [by('account.suspend', COLLEAGUE)], 'open'],
    ['stays open when a colleague sets a leaving date', [by('account.leave', COLLEAGUE)], 'open'],
    ['stays suspended when a colleague restores', [by('account.suspend'), by('account.restore', COLLEAGUE)], SUSPENDED],
    [
      'keeps the leaving date when a colleague restores, suspends or sets another',
      [
        by('account.leave'),
        ...(['restore', 'suspend', 'leave'] as const).map((verb) => by(`account.${verb}`, COLLEAGUE)),
      ],
      'leaving',
    ],
  ])('%s', (_, events, access) => {
    expect(valueAfter(...SETUP, ...events)).toEqual(present('complete', access));
  });
});

describe('sessions', () => {
  it.each<[string, AccountEvent[], unknown]>([
    ['end with a suspension', [by('account.suspend')], present('complete', SUSPENDED)],
    ['end when a password is required', [by('account.requirePassword')], present('pending', 'open')],
    ['outlast the leaving date', PAST_LAST_DAY, present('complete', SUSPENDED, 'some')],
    ['end if a suspension follows it', [...PAST_LAST_DAY, by('account.suspend')], present('complete', SUSPENDED)],
    ['end if a restore follows it', [...PAST_LAST_DAY, by('account.restore')], present('complete', 'open')],
    [
      'stay when a colleague acts',
      [
        ...PAST_LAST_DAY,
        { type: 'password.changed' },
        ...(['suspend', 'restore', 'requirePassword'] as const).map((verb) => by(`account.${verb}`, COLLEAGUE)),
      ],
      present('complete', { suspended: 'newPassword' }, 'some'),
    ],
    ['stay when it is taken back', [by('account.leave'), by('account.restore')], present('complete', 'open', 'some')],
  ])('%s', (_, events, value) => {
    expect(valueAfter(...SETUP, { type: 'session.started' }, ...events)).toEqual(value);
  });
});

describe('removal of an account', () => {
  it.each<[string, AccountEvent[], unknown]>([
    ['is possible in every state', [...SETUP, by('account.suspend'), by('account.remove')], 'removed'],
    ['needs the right to edit', [...SETUP, by('account.remove', COLLEAGUE)], present('complete', 'open')],
    ['withdraws an invitation', [by('account.add'), by('account.invite'), by('account.withdraw')], 'removed'],
    [
      'withdraws no invitation without the right to edit',
      [by('account.add'), by('account.invite'), by('account.withdraw', COLLEAGUE)],
      present('invited', 'open'),
    ],
  ])('%s', (_, events, value) => {
    expect(valueAfter(...events)).toEqual(value);
  });
});
