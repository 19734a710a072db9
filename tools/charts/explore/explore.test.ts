import { expect, it } from 'vitest';
import { foldWalk } from '../../../machines/testing/walk.ts';
import { productionCharts } from '../productionCharts.ts';
import { chartSamples } from '../samples/chartSamples.ts';
import { mutationsOf } from '../mutation/mutations.ts';
import { explorer } from './explorer.ts';
import { describer } from './pathText.ts';
import { rulesOf } from './rules/all.ts';

const charts = await productionCharts();
const machines = charts.map(({ machine }) => machine);
const { exploreChart, exploreFault } = explorer(machines, chartSamples(charts));

it('has at least 30 rules', () => {
  expect(Object.keys(rulesOf()).length).toBeGreaterThanOrEqual(30);
});

it.each(machines)('finds no broken rule in $id', (machine) => {
  expect(exploreChart(machine, 1, 200).broken).toBeNull();
});

it('finds a planted fault, and shows the shortest path to it', () => {
  const login = machines.find(({ id }) => id === 'login') ?? expect.unreachable();
  const fault = mutationsOf(login).find(
    ({ kind, what }) => kind === 'guard negated' && what === 'editing on form.submit',
  );
  const { broken, chart } = exploreFault(fault ?? expect.unreachable(), 1);
  const walk = broken?.walk ?? expect.unreachable();
  expect(walk.steps.map(({ event }) => event.type)).toEqual(['form.submit']);
  expect(foldWalk(login, walk).problem).toBeNull();
  const text = describer(machines)(chart, broken ?? expect.unreachable());
  expect(text).toContain('  1. form.submit\n  http://localhost:5174/#/login/');
});
