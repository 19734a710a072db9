import { type AnyActorRef, assign, createActor, fromPromise, setup, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { MASK, maskSecrets, serialize } from './serialize.ts';
import { watchActors } from './watchActors.ts';

it.each<[string, unknown, unknown]>([
  ['a password by its name', { newPassword: 'secret' }, { newPassword: MASK }],
  ['two nested passwords', { password: { current: 'old', next: 'new' } }, { password: { current: MASK, next: MASK } }],
  ['an email by its name', { user: { email: 'ann' } }, { user: { email: MASK } }],
  ['an email in a sentence', { text: 'x', says: 'ann@example.org is taken' }, { text: MASK, says: MASK }],
  ['a token', { access_token: 'abc', header: 'Bearer eyJhbGciOi.eyJz.x-_y' }, { access_token: MASK, header: MASK }],
  ['names', { firstName: 'Ada', team: { name: 'Kea' } }, { firstName: MASK, team: { name: MASK } }],
  ['a name that is a word of the product', { user: { last_name: 'Page' } }, { user: { last_name: MASK } }],
  ['a search and a reason', { search: 'ad', reason: 'flu' }, { search: MASK, reason: MASK }],
  ['a name in a sentence', { question: 'Remove Ada Page?' }, { question: `Remove ${MASK}` }],
  ['the token of a reset link', { input: { tokenHash: 'f3a9' } }, { input: { tokenHash: MASK } }],
  [
    'typed text',
    { type: 'field.change', field: 'email', value: 'an' },
    { type: 'field.change', field: 'email', value: MASK },
  ],
  ['the output of an effect', { type: 'xstate.done.actor.0', output: 'x7Kp2mQa' }, { type: MASK, output: MASK }],
  ['the output of a promise', { type: 'xstate.promise.resolve', data: 'x7Kp' }, { type: MASK, data: MASK }],
])('masks %s', (_, message, expected) => {
  expect(maskSecrets(message)).toEqual(expected);
});

it('does not mask other values and texts of the product', () => {
  const value = { isPasswordChanged: false, role: 'MANAGER', rows: [1, null], failure: 'Failed to load users' };
  const message = { ok: true, value, email: '', errors: { firstName: 'First name is required' } };
  expect(maskSecrets(message)).toEqual(message);
});

it('keeps the state, adds the name of the actor, and is idempotent', () => {
  const message = {
    type: '@xstate.actor',
    sessionId: 'x:1',
    name: '0.form',
    snapshot: { status: 'active', value: 'editing', context: { email: 'ann@example.org' } },
  } as unknown as StatelyInspectionEvent;
  const names = new Map([['x:1', 'signIn']]);
  const once = serialize(message, names);
  expect(once).toMatchObject({ name: 'signIn', snapshot: { value: 'editing', context: { email: MASK } } });
  expect(serialize(once, names)).toEqual(once);
});

it('reports actors that are created elsewhere, and their children', async () => {
  const heard: string[] = [];
  const stop = watchActors((event) => {
    heard.push(`${event.type} ${(event.actorRef as AnyActorRef).id}`);
  });
  const machine = setup({ actors: { load: fromPromise(() => Promise.resolve(1)) } }).createMachine({
    context: { count: 0 },
    initial: 'loading',
    states: { loading: { invoke: { id: 'load', src: 'load', onDone: 'done' } }, done: { entry: assign({ count: 1 }) } },
  });
  await waitFor(createActor(machine, { id: 'sample' }).start(), (snapshot) => snapshot.matches('done'));
  stop();
  createActor(machine, { id: 'later' }).start();
  expect(heard).toEqual(
    expect.arrayContaining(['@xstate.actor sample', '@xstate.actor load', '@xstate.snapshot sample']),
  );
  expect(heard.join()).not.toContain('later');
});
