import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { productionCharts } from '../productionCharts.ts';
import { chartDocs, docsFolder } from './chartDocs.ts';

const charts = await productionCharts();
const docs = await chartDocs(charts);

it('is up to date: npm run charts:docs', () => {
  const stored = new Map(readdirSync(docsFolder).map((name) => [name, readFileSync(join(docsFolder, name), 'utf8')]));
  const names = new Set([...stored.keys(), ...docs.keys()]);
  expect([...names].filter((name) => stored.get(name) !== docs.get(name))).toEqual([]);
});

it('has a page and a drawing of every chart, with its description', () => {
  for (const { machine } of charts) {
    expect(docs.has(`${machine.id}.svg`)).toBe(true);
    expect(docs.get(`${machine.id}.md`)).toContain(machine.root.description);
  }
});
