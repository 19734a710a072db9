import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { productionCharts } from '../productionCharts.ts';
import { chartDocs, docsFolder, staleFiles, type ChartDocs } from './chartDocs.ts';

const folder = mkdtempSync(join(tmpdir(), 'charts-docs-'));
let docs: ChartDocs;

beforeAll(async () => {
  docs = await chartDocs(await productionCharts());
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the pages and pictures are those of the charts: npm run charts:docs', () => {
  expect(staleFiles(docs, docsFolder)).toEqual([]);
});

it('finds a page that is missing, one that is other, and one left over', () => {
  const written: ChartDocs = new Map([
    ['missing.md', ''],
    ['other.md', 'as the chart is'],
    ['same.md', 'same'],
  ]);
  writeFileSync(join(folder, 'other.md'), 'as the chart was');
  writeFileSync(join(folder, 'same.md'), 'same');
  writeFileSync(join(folder, 'removed.md'), '');
  expect(staleFiles(written, folder)).toEqual(['missing.md', 'other.md', 'removed.md']);
});

it('has a page and a picture of every chart, with its description', async () => {
  for (const { machine } of await productionCharts()) {
    expect(docs.has(`${machine.id}.svg`)).toBe(true);
    expect(docs.get(`${machine.id}.md`)).toContain(machine.root.description);
  }
});
