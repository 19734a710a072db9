import { expect, it } from 'vitest';
import { draw, seededRandom } from '../../testing/draw.ts';
import { mutationsOf } from './mutations.ts';

const chart = `import { setup } from 'xstate';

export const machine = setup({}).createMachine({
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
});
`;

const mutations = mutationsOf(chart, () => 0);
const lines = ({ source }: { source: string }) => source.split('\n').map((line) => line.trim());

it('drops every transition, removes every after and onError, and negates every guard', () => {
  expect(mutations.map(({ kind, what }) => `${kind}: ${what}`)).toEqual([
    'dropped: editing on form.submit',
    'guard negated: editing on form.submit',
    'sent to a sibling: editing on form.submit → editing',
    'dropped: editing on form.submit',
    'dropped: editing on dialog.close',
    'sent to a sibling: editing on dialog.close → editing',
    'after removed: saving on after requestTimeout',
    'sent to a sibling: saving on after requestTimeout → saving',
    'dropped: saving on done of save',
    'sent to a sibling: saving on done of save → editing',
    'onError removed: saving on error of save',
    'sent to a sibling: saving on error of save → saving',
  ]);
});

it('changes nothing else', () => {
  const changed = mutations.map((found) => lines(found).filter((line) => !lines({ source: chart }).includes(line)));
  expect(changed[0]).toEqual(["'form.submit': [ { actions: 'showErrors' }],"]);
  expect(changed[1]).toEqual([
    "import { not } from 'xstate';",
    "'form.submit': [{ guard: not('isValid'), target: 'saving' }, { actions: 'showErrors' }],",
  ]);
  expect(changed[5]).toEqual(["'dialog.close': '#sample.editing',"]);
  expect(changed[6]).toEqual(['after: {  },']);
  expect(changed[10]).toEqual(["invoke: { src: 'save', onDone: 'closed',  },"]);
});

it('names the line of the original', () => {
  expect(mutations.map(({ line }) => line)).toEqual([9, 9, 9, 9, 10, 10, 15, 15, 14, 14, 14, 14]);
});

it('draws the same ones for the same seed', () => {
  const items = Array.from({ length: 100 }, (_, index) => index);
  expect(draw(items, 60, 7)).toEqual(draw(items, 60, 7));
  expect(draw(items, 60, 7)).not.toEqual(draw(items, 60, 8));
  expect(new Set(draw(items, 60, 7)).size).toBe(60);
  expect(draw(items, 200, 7)).toHaveLength(100);
  expect(seededRandom(7)()).toBe(seededRandom(7)());
});
