import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chartDocs, docsFolder, staleFiles } from './docs/chartDocs.ts';
import { productionCharts } from './productionCharts.ts';

/** `npm run charts:docs`: writes a picture and a page of every chart into `docs/charts/`. */
const docs = await chartDocs(await productionCharts());
mkdirSync(docsFolder, { recursive: true });
const stale = staleFiles(docs, docsFolder);
for (const name of stale) {
  const content = docs.get(name);
  if (content === undefined) rmSync(join(docsFolder, name));
  else writeFileSync(join(docsFolder, name), content);
}
console.log(`docs/charts: ${docs.size} files, ${stale.length} of them changed`);
