import { expect, it } from 'vitest';
import { getStateNodes } from 'xstate/graph';
import { addTeamMachine } from '../addTeam/addTeamMachine.ts';
import { accepted, rejected } from './answers.ts';
import { shortestPaths } from './paths.ts';

const paths = shortestPaths(addTeamMachine, {
  events: [
    { type: 'dialog.open' },
    { type: 'field.change', field: 'name', value: 'Payroll' },
    { type: 'form.submit' },
    { type: 'choices.retry' },
    { type: 'dialog.close' },
    { type: 'dialog.dismiss' },
  ],
  answers: {
    loadDepartments: [accepted([]), rejected('other')],
    addTeam: [accepted(null), rejected('taken'), rejected('unreachable'), rejected('other')],
  },
  decisive: ({ form }) => form.name,
});

/** The event types on the path to the first matching state. */
const eventsTo = (isThere: (state: (typeof paths)[number]['state']) => boolean) =>
  paths.find(({ state }) => isThere(state))?.steps.map(({ event }) => event.type);

it('reaches every state except transient ones', () => {
  const reached = new Set(paths.flatMap(({ state }) => state._nodes.map(({ id }) => id)));
  const missed = getStateNodes(addTeamMachine.root).filter(({ id }) => !reached.has(id));
  expect(missed.map(({ id }) => id)).toEqual(['addTeam.open.form.unconfirmed', 'addTeam.open.form.rejected']);
});

it('uses events, responses and delays', () => {
  expect(eventsTo((state) => state.hasTag('slow'))).toEqual([
    'xstate.init',
    'dialog.open',
    'field.change',
    'form.submit',
    'xstate.after.stillWorkingAfter.addTeam.open.form.adding.waiting',
  ]);
});

it('finds a way out of every state', () => {
  const stuck = paths.filter(
    ({ state }) => !state.can({ type: 'dialog.close' }) && !state.can({ type: 'dialog.open' }),
  );
  expect(stuck.map(({ state }) => state.value)).toEqual([]);
});

it('rejects a response for an unknown actor', () => {
  const options = { events: [], answers: { addTaem: [] } };
  expect(() => shortestPaths(addTeamMachine, options)).toThrow('The chart has no effect called addTaem');
});
