import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { mutated, mutationsOf } from './mutations.ts';

const chart = {
  id: 'sample',
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.submit': [{ guard: 'isValid', target: 'saving' }, { actions: 'showErrors' }],
        'dialog.close': '#sample.closed',
      },
    },
    saving: {
      invoke: { src: 'save', onDone: 'closed', onError: { target: 'editing' } },
      after: { requestTimeout: 'editing' },
    },
    closed: {},
  },
};

const mutations = mutationsOf(createMachine(chart));
const { editing, saving, closed } = chart.states;
const changed = (what: string, kind: string) => {
  const mutation = mutations.find((found) => found.kind === kind && found.what.startsWith(what));
  return mutation && mutated(chart, mutation, (guard) => `not ${String(guard)}`);
};

it('drops every transition, negates every guard, and sends every transition to a sibling of its target', () => {
  expect(mutations.map(({ kind, what }) => `${kind}: ${what}`)).toEqual([
    'dropped: editing on form.submit',
    'guard negated: editing on form.submit',
    'sent to a sibling: editing on form.submit → closed',
    'dropped: editing on form.submit',
    'dropped: editing on dialog.close',
    'sent to a sibling: editing on dialog.close → saving',
    'dropped: saving on done of save',
    'sent to a sibling: saving on done of save → saving',
    'dropped: saving on error of save',
    'sent to a sibling: saving on error of save → saving',
    'dropped: saving on after requestTimeout',
    'sent to a sibling: saving on after requestTimeout → saving',
  ]);
});

it('does not change anything else', () => {
  const [isValid, showErrors] = editing.on['form.submit'];
  const withSubmit = (branches: unknown[]) => ({
    ...chart,
    states: { editing: { on: { ...editing.on, 'form.submit': branches } }, saving, closed },
  });
  expect(changed('editing on form.submit', 'dropped')).toEqual(withSubmit([showErrors]));
  expect(changed('editing on form.submit', 'guard negated')).toEqual(
    withSubmit([{ ...isValid, guard: 'not isValid' }, showErrors]),
  );
  const dismissed = { on: { ...editing.on, 'dialog.close': '#sample.saving' } };
  expect(changed('editing on dialog.close', 'sent')).toBeUndefined();
  expect(changed('editing on dialog.close', 'sent to a sibling')).toEqual({
    ...chart,
    states: { editing: dismissed, saving, closed },
  });
  expect(changed('saving on after', 'dropped')).toEqual({
    ...chart,
    states: { editing, saving: { ...saving, after: {} }, closed },
  });
});
