import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { productionCharts } from '../productionCharts.ts';
import { chartDocs } from 'chart-lab/docs/chartDocs.ts';
import { docsFolder } from '../../embedded/paths.ts';

it('is up to date: npm run charts:docs', async () => {
  const docs = await chartDocs(await productionCharts());
  const stored = new Map(readdirSync(docsFolder).map((name) => [name, readFileSync(join(docsFolder, name), 'utf8')]));
  const names = new Set([...stored.keys(), ...docs.keys()]);
  expect([...names].filter((name) => stored.get(name) !== docs.get(name))).toEqual([]);
});
