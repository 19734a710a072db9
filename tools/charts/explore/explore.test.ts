import { createMachine } from 'xstate';
import { expect, it } from 'vitest';
import { productionCharts } from '../productionCharts.ts';
import { explore } from 'chart-lab/explore/explore.ts';
import type { Rules } from 'chart-lab/explore/moment.ts';
import { describer } from 'chart-lab/explore/pathText.ts';
import { samples } from '../../../charts/samples/samples.ts';
import { rulesOf } from '../../../charts/rules/all.ts';

const charts = await productionCharts();

it.each(charts)('finds no broken rule in $machine.id', ({ machine }) => {
  expect(explore({ machine, rules: rulesOf(machine.id), samples }, { seed: 1, walks: 10 })).toBeNull();
});

it('finds a broken rule, and shows the shortest path to it', () => {
  const door = createMachine({
    id: 'door',
    initial: 'closed',
    states: { closed: { on: { open: 'open' } }, open: { on: { close: 'closed', lock: 'locked' } }, locked: {} },
  });
  const rules: Rules = { 'an open door is not locked': ({ snapshot }) => !snapshot.matches('locked') };
  const broken = explore({ machine: door, rules, samples: { charts: {}, answers: {} } }, { seed: 1, walks: 10 });
  const text = describer([door])('door', broken ?? expect.unreachable());
  expect(text).toContain('  rule: an open door is not locked\n  1. open\n  2. lock\n  http://localhost:5174/#/door/');
});
