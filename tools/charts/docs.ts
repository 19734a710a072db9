import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chartDocs } from 'chart-lab/docs/chartDocs.ts';
import { docsFolder } from '../embedded/paths.ts';
import { productionCharts } from './productionCharts.ts';

// `npm run charts:docs`: writes a drawing and a page of every chart into docs/charts/.
const docs = await chartDocs(await productionCharts());
rmSync(docsFolder, { recursive: true, force: true });
mkdirSync(docsFolder);
for (const [name, content] of docs) writeFileSync(join(docsFolder, name), content);
console.log(`docs/charts: ${docs.size} files`);
