import { createMachine, not, type AnyStateMachine } from 'xstate';
import { expect, it } from 'vitest';
import { productionCharts } from '../productionCharts.ts';
import { chartSamples } from '../samples/chartSamples.ts';
import { mutated, mutationsOf } from '../mutation/mutations.ts';
import { explore } from './explore.ts';
import { describer } from './pathText.ts';
import { rulesOf } from './rules/all.ts';

const charts = await productionCharts();
const machines = charts.map(({ machine }) => machine);
const samples = chartSamples(charts);
/** Explores a chart, or a copy of it with a fault. */
const brokenIn = (machine: AnyStateMachine, steps: number) =>
  explore({ machine, samples, rules: rulesOf(machine.id) }, { seed: 1, steps }).broken;

it.each(machines)('finds no broken rule in $id', (machine) => {
  expect(brokenIn(machine, 200)).toBeNull();
});

/** The rule that a chart with a fault breaks, and the walk to it. */
function brokenBy(id: string, kind: string, what: string) {
  const machine = machines.find((found) => found.id === id) ?? expect.unreachable();
  const fault = mutationsOf(machine).find((found) => found.kind === kind && found.what === what);
  const config = mutated(machine.config as Record<string, unknown>, fault ?? expect.unreachable(), not);
  const copy = createMachine(config as never, machine.implementations as never);
  return brokenIn(copy, 6_000) ?? expect.unreachable();
}

it('finds a fault, and shows the shortest path to it', () => {
  const broken = brokenBy('login', 'guard negated', 'editing on form.submit');
  expect(broken.walk.steps.map(({ event }) => event.type)).toEqual(['form.submit']);
  expect(describer(machines)('login', broken)).toContain('  1. form.submit\n  http://localhost:5174/#/login/');
});

it.each([
  ['a reset link is accepted at any time', 'dropped', 'passwordDue.recovery on auth.recovery'],
  [
    'a reset link leads to a new password first',
    'sent to a sibling',
    'opening on error of loadProfile → signedIn.account.creating',
  ],
])('finds a fault by the rule that %s', (rule, kind, what) => {
  expect(brokenBy('session', kind, `signedIn.account.${what}`).rule).toBe(rule);
});
