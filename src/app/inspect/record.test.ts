import { expect, it } from 'vitest';
import { openDialog, submit } from '../../../machines/addUser/dialogFixtures.ts';
import { addUserMachine } from '../../../machines/addUser/addUserMachine.ts';
import { newAccountMachine } from '../../../machines/addUser/newAccountMachine.ts';
import { parseRecording } from '../../../machines/testing/recording.ts';
import { replay } from '../../../machines/testing/replay.ts';
import { createRecorder } from './record.ts';
import { watchActors } from './watchActors.ts';

const machines = new Map([addUserMachine, newAccountMachine].map((machine) => [machine.id, machine]));

/** Submits an empty form, adds Ann Lee, and stops. */
async function recordedDialog() {
  const { inspect, recording } = createRecorder();
  const stop = watchActors(inspect);
  const dialog = await openDialog();
  dialog.actor.send({ type: 'form.submit' });
  await submit(dialog, { teamId: 'field' });
  dialog.actor.stop();
  stop();
  return recording();
}

it('records what charts receive from outside, once, with the state after it', async () => {
  const { entries } = await recordedDialog();
  const types = entries.map((entry) =>
    entry.kind === 'event' ? entry.event.type : `${entry.kind} ${entry.kind === 'start' ? entry.chart : ''}`,
  );
  expect(types.filter((type) => !type.startsWith('field'))).toEqual([
    'start addUser',
    'dialog.open',
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
  expect(entries[1]).toMatchObject({ state: { open: { choices: 'loading', form: 'editing' } } });
  const [parent, child] = entries.filter((entry) => entry.kind === 'start');
  expect(child).toMatchObject({ parent: parent?.actor, id: '0.addUser.open.form.adding', state: 'makingPassword' });
});

it('contains no password, address and name, and replays to the same states', async () => {
  const text = JSON.stringify(await recordedDialog());
  for (const secret of ['Secret77', 'ann@example.org', 'Ann', 'Lee', 'Field']) expect(text).not.toContain(secret);
  const positions = replay(parseRecording(text), machines);
  expect(positions.flatMap(({ difference }) => difference ?? [])).toEqual([]);
  const states = [...(positions.at(-1)?.actors.values() ?? [])].map(({ snapshot }) => snapshot?.value as unknown);
  expect(states).toEqual([{ open: { choices: 'ready', form: { showingPassword: 'notCopied' } } }, 'complete']);
});
