import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../embedded/paths.ts';
import { productionCharts } from '../productionCharts.ts';
import { chartDocs } from './chartDocs.ts';

const folder = join(root, 'docs/charts');
const charts = await productionCharts();
const docs = await chartDocs(charts);

// `npm run charts:docs` runs this test with --update, which writes the files.
it.each([...docs])('docs/charts/%s is made from the chart as it is: npm run charts:docs', async (name, content) => {
  await expect(content).toMatchFileSnapshot(join(folder, name));
});

it('docs/charts/ holds no page of a chart that is gone', () => {
  expect(readdirSync(folder).sort()).toEqual([...docs.keys()].sort());
});

it('has a page and a picture of every chart, with its description', () => {
  for (const { machine } of charts) {
    expect(docs.has(`${machine.id}.svg`)).toBe(true);
    expect(docs.get(`${machine.id}.md`)).toContain(machine.root.description);
  }
});
