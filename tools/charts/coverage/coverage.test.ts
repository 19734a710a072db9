import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Elk from 'elkjs/lib/elk.bundled.js';
import { createActor, createMachine } from 'xstate';
import { expect, it, onTestFinished } from 'vitest';
import { coverageMarks } from 'chart-lab/coverage/Coverage.tsx';
import { addHits, type Hits } from 'chart-lab/coverage/hits.ts';
import { layOut } from 'chart-lab/drawing/layout.ts';
import { chartModel } from 'chart-lab/chart/chartModel.ts';
import { loginMachine } from '../../../machines/login/loginMachine.ts';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import { root } from '../../embedded/paths.ts';
import { productionCharts } from '../productionCharts.ts';
import { picture } from 'chart-lab/drawing/picture.ts';
import { unitCoverage, writeHits } from 'chart-lab/coverage/storedHits.ts';

it('finds charts with unique ids', async () => {
  const ids = (await productionCharts()).map(({ machine }) => machine.id);
  expect(ids).toEqual([...new Set(ids)]);
});

it('finds a coverage check in the tests of every chart', async () => {
  for (const { exportName, folder } of await productionCharts()) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    const tests = files
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(root, folder, file), 'utf8'));
    expect(tests.join('\n')).toContain(`trackTransitions(${exportName})`);
    expect(tests.join('\n')).toContain('afterAll(coverage.expectComplete)');
  }
});

it('counts transitions taken by any test file, and lists those that are never taken', () => {
  const chart = createMachine({ id: 'door', initial: 'open', states: { open: { on: { close: {}, slam: {} } } } });
  const row = (event: string, hits: number) => ({ text: `in open, on ${event}`, hits, tests: [] });
  const hits: Hits = {};
  const missed = () => unitCoverage(chart, hits).missed.map(({ text }) => text);
  expect(missed()).toEqual(['in open, on close', 'in open, on slam']);
  addHits(hits, 'door', 'unit tests', [row('close', 2), row('slam', 0)]);
  addHits(hits, 'door', 'browser flows', [row('slam', 1)]);
  expect(missed()).toEqual(['in open, on slam']);
  addHits(hits, 'door', 'unit tests', [row('close', 0), row('slam', 1)]);
  expect(missed()).toEqual([]);
});

it('draws a planted transition that no test takes as untested', async () => {
  const { config } = loginMachine;
  const planted = createMachine({ ...config, on: { planted: {} } } as typeof config);
  const { inspect, rows } = trackTransitions(planted);
  createActor(planted.provide(loginMachine.implementations), { inspect }).start().send({ type: 'form.submit' });
  const hits: Hits = {};
  addHits(hits, 'login', 'unit tests', rows);
  const marks = coverageMarks(chartModel(planted), hits);
  const drawing = picture('login', await layOut({ ...chartModel(planted), marks }, new Elk()));
  expect(drawing).toMatch(/class="line transition untaken"[^>]*>0× planted</);
  expect(drawing).toMatch(/class="line transition rare"[^>]*>1–2× form.submit/);
});

it('draws a branch that was added since the measurement as untested, and keeps the hits of the others', () => {
  const door = (...added: object[]) =>
    createMachine({ id: 'door', on: { push: [...added, { guard: 'isUnlocked' }, { guard: 'isBroken' }] } });
  const { rows } = trackTransitions(door());
  const hits: Hits = {};
  addHits(
    hits,
    'door',
    'unit tests',
    rows.map((row) => ({ ...row, hits: 1 })),
  );
  const marks = coverageMarks(chartModel(door({ guard: 'isGlass' })), hits);
  expect([...marks.values()]).toEqual(['untaken', 'rare', 'rare']);
});

it('replaces the hits of measured charts, and keeps those of other charts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverage-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, '.local/chart-coverage.json');
  const [door, lamp] = [createMachine({ id: 'door' }), createMachine({ id: 'lamp' })];
  const hits = (count: number) => ({ on: { 'unit tests': { hits: count, tests: [] } } });
  writeHits(file, { door: hits(1), lamp: hits(1) }, [door, lamp]);
  // The tests of the door also take transitions of the lamp.
  writeHits(file, { door: hits(2), lamp: hits(2) }, [door]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ door: hits(2), lamp: hits(1) });
});
