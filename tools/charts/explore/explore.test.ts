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

/** Explores a chart with a planted fault. */
function exploreWith(id: string, kind: string, what: string) {
  const machine = machines.find((found) => found.id === id) ?? expect.unreachable();
  const fault = mutationsOf(machine).find((found) => found.kind === kind && found.what === what);
  return { machine, ...exploreFault(fault ?? expect.unreachable(), 1) };
}

it('finds a planted fault, and shows the shortest path to it', () => {
  const { machine, chart, broken } = exploreWith('login', 'guard negated', 'editing on form.submit');
  const walk = broken?.walk ?? expect.unreachable();
  expect(walk.steps.map(({ event }) => event.type)).toEqual(['form.submit']);
  expect(foldWalk(machine, walk).problem).toBeNull();
  const text = describer(machines)(chart, broken ?? expect.unreachable());
  expect(text).toContain('  1. form.submit\n  http://localhost:5174/#/login/');
});

it.each([
  ['a reset link is accepted at any time', 'dropped', 'passwordDue.recovery on auth.recovery'],
  [
    'a reset link leads to a new password first',
    'sent to a sibling',
    'opening on error of loadProfile → signedIn.account.creating',
  ],
])('finds a fault by the rule that %s', (rule, kind, what) => {
  expect(exploreWith('session', kind, `signedIn.account.${what}`).broken?.rule).toBe(rule);
});
