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

/** The events that lead to the first state in which `isThere`. */
const eventsTo = (isThere: (state: (typeof paths)[number]['state']) => boolean) =>
  paths.find(({ state }) => isThere(state))?.steps.map(({ event }) => event.type);

it('lead to every state that a chart rests in', () => {
  const reached = new Set(paths.flatMap(({ state }) => state._nodes.map(({ id }) => id)));
  const missed = getStateNodes(addTeamMachine.root).filter(({ id }) => !reached.has(id));
  expect(missed.map(({ id }) => id)).toEqual(['addTeam.open.form.unconfirmed', 'addTeam.open.form.rejected']);
});

it('are the events that a person, a server and the time would send', () => {
  expect(eventsTo((state) => state.hasTag('slow'))).toEqual([
    'xstate.init',
    'dialog.open',
    'field.change',
    'form.submit',
    'xstate.after.stillWorkingAfter.addTeam.open.form.adding.waiting',
  ]);
});

it('show that every state can be left', () => {
  const stuck = paths.filter(
    ({ state }) => !state.can({ type: 'dialog.close' }) && !state.can({ type: 'dialog.open' }),
  );
  expect(stuck.map(({ state }) => state.value)).toEqual([]);
});

it('say so when an answer is for no effect of the chart', () => {
  const options = { events: [], answers: { addTaem: [] } };
  expect(() => shortestPaths(addTeamMachine, options)).toThrow('The chart has no effect called addTaem');
});
