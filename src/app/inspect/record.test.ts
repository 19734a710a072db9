import { expect, it } from 'vitest';
import { openDialog, submit } from '../../../machines/addUser/dialogFixtures.ts';
import { createRecorder } from './record.ts';
import { watchActors } from './watchActors.ts';

it('records what charts receive from outside, once, with the state after it', async () => {
  const { inspect, recording } = createRecorder();
  const stop = watchActors(inspect);
  const dialog = await openDialog();
  dialog.actor.send({ type: 'form.submit' });
  await submit(dialog, { teamId: 'field' });
  dialog.actor.stop();
  stop();
  const { entries } = recording();
  const types = entries.map((entry) =>
    entry.kind === 'event' ? entry.event.type : `${entry.kind} ${entry.kind === 'start' ? entry.chart : ''}`,
  );
  expect(types.filter((type) => !type.startsWith('field'))).toEqual([
    'start addUser',
    'xstate.done.actor.0.addUser.open.choices.loading',
    'form.submit',
    'form.submit',
    'start newAccount',
    'xstate.done.actor.0.newAccount.makingPassword',
    'xstate.done.actor.0.newAccount.creatingAccount',
    'xstate.done.actor.0.newAccount.addingProfile',
    'xstate.done.actor.0.newAccount.assigning',
    'xstate.done.actor.0.addUser.open.form.adding',
    'stop ',
  ]);
  expect(entries[0]).toMatchObject({ state: { open: { choices: 'loading', form: 'editing' } } });
  const [parent, child] = entries.filter((entry) => entry.kind === 'start');
  expect(child).toMatchObject({ parent: parent?.actor, id: '0.addUser.open.form.adding', state: 'makingPassword' });
});
