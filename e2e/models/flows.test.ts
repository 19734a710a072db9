import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { productionCharts } from '../../tools/charts/productionCharts.ts';
import { gapsOf } from './complete.ts';
import type { FlowMeta } from './flow.ts';
import { flows } from './flows.ts';
import { eventsOf, pathsOf } from './paths.ts';

const charts = (await productionCharts()).map(({ machine }) => machine.id);

describe.each(flows.map((flow) => ({ name: flow.chart.id, flow, paths: pathsOf(flow.chart) })))(
  'the flow “$name”',
  ({ flow, paths }) => {
    it('has a handler for each state and event, and a path for each transition', () => {
      expect(gapsOf(flow, paths)).toEqual([]);
    });

    it('passes through charts of the product', () => {
      const { charts: passed } = flow.chart.root.meta as FlowMeta;
      expect(passed.length).toBeGreaterThan(0);
      expect(charts).toEqual(expect.arrayContaining(passed));
    });

    it('has no path that is the beginning of another', () => {
      const walks = paths.map((path) => `${eventsOf(path).join('\n')}\n`);
      for (const walk of walks) expect(walks.filter((other) => other.startsWith(walk))).toEqual([walk]);
    });
  },
);

it('lists the flow of each folder', () => {
  const folders = readdirSync(dirname(fileURLToPath(import.meta.url)), { withFileTypes: true });
  expect(flows).toHaveLength(folders.filter((entry) => entry.isDirectory()).length);
});
