import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Elk from 'elkjs/lib/elk.bundled.js';
import { layOut } from '../../../charts/src/drawing/layout.ts';
import { chartModel } from '../../../charts/src/model/chartModel.ts';
import { root } from '../../embedded/paths.ts';
import type { ProductionChart } from '../productionCharts.ts';
import { chartPage, indexPage } from './page.ts';
import { picture } from './picture.ts';

/** Where the pictures and pages of the charts are kept. */
export const docsFolder = join(root, 'docs/charts');

/** Everything `docs/charts/` holds: the content of each file, by name. */
export type ChartDocs = Map<string, string>;

/** Writes pictures and pages from the charts themselves. */
export async function chartDocs(charts: ProductionChart[]): Promise<ChartDocs> {
  const elk = new Elk();
  const models = charts.map(({ machine, file }) => ({ model: chartModel(machine), file }));
  const docs: ChartDocs = new Map([['README.md', indexPage(models)]]);
  for (const { model, file } of models) {
    docs.set(`${model.id}.svg`, picture(`The chart ${model.id}`, await layOut(model, elk)));
    docs.set(`${model.id}.md`, chartPage(model, file));
  }
  return docs;
}

/** The names of the files in `folder` that are not as `docs` has them: missing, other, or left over. */
export function staleFiles(docs: ChartDocs, folder: string): string[] {
  const present = new Set(readdirSync(folder));
  const wrong = [...docs].filter(
    ([name, content]) => !present.has(name) || readFileSync(join(folder, name), 'utf8') !== content,
  );
  return [...wrong.map(([name]) => name), ...[...present].filter((name) => !docs.has(name))].sort();
}
