import { type AnyActorRef, assign, createActor, fromPromise, setup, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { createSerializer } from './serialize.ts';
import { watchActors } from './watchActors.ts';

it('shows the state and the name of an actor, and no private text', () => {
  const context = {
    ...{ email: 'ann@example.org', newPassword: 'secret', password: { current: 'xold', next: 'xnew' } },
    ...{ access_token: 'xabc', header: 'Bearer eyJhbGciOi.eyJz.x-_y', firstName: 'Zenobia', search: 'zeno' },
    ...{ question: 'Remove Zenobia Quark?', says: 'ann@example.org is taken', team: { name: 'Kea' } },
    ...{ role: 'MANAGER', failure: 'Failed to load users' },
  };
  const message = {
    type: '@xstate.actor',
    sessionId: 'x:1',
    name: '0.form',
    event: { type: 'xstate.done.actor.0', output: 'x7Kp2mQa', data: 'x7Kp' },
    snapshot: { status: 'active', value: 'editing', context },
  } as unknown as StatelyInspectionEvent;
  const serialized = createSerializer(new Map([['x:1', 'signIn']]))(message);
  expect(serialized).toMatchObject({
    name: 'signIn',
    event: { type: 'xstate.done.actor.0' },
    snapshot: { value: 'editing', context: { role: 'MANAGER', failure: 'Failed to load users' } },
  });
  expect(JSON.stringify(serialized)).not.toMatch(/ann@|secret|xold|xnew|xabc|eyJ|zeno|quark|kea|x7kp/i);
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
