import { expect, it } from 'vitest';
import * as listed from '../../charts/charts.ts';
import { walksToStates } from 'chart-lab/walk/reach.ts';
import { samples } from '../../charts/samples/samples.ts';
import { productionCharts } from './productionCharts.ts';

const charts = await productionCharts();

it('has the types of all charts, by their ids', () => {
  const machines = Object.fromEntries(charts.map(({ machine }) => [`${machine.id}Machine`, machine]));
  expect({ ...listed }).toEqual(machines);
});

it.each(charts)('reaches every state of $machine.id with the samples', async ({ machine }) => {
  expect([...(await walksToStates(machine, samples))].filter(([, walk]) => walk === null)).toEqual([]);
});
