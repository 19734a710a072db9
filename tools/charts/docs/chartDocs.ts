import { join } from 'node:path';
import Elk from 'elkjs/lib/elk.bundled.js';
import { layOut } from '../../../charts/src/drawing/layout.ts';
import { chartModel } from '../../../charts/src/model/chartModel.ts';
import { root } from '../../embedded/paths.ts';
import type { ProductionChart } from '../productionCharts.ts';
import { chartPage, indexPage } from './page.ts';
import { picture } from './picture.ts';

/** The folder of the drawings and pages of the charts. */
export const docsFolder = join(root, 'docs/charts');

/** Generates the files of docs/charts/: the content of each file by its name. */
export async function chartDocs(charts: ProductionChart[]): Promise<Map<string, string>> {
  const elk = new Elk();
  const models = charts.map(({ machine, file }) => ({ model: chartModel(machine), file }));
  const docs = new Map([['README.md', indexPage(models)]]);
  for (const { model, file } of models) {
    docs.set(`${model.id}.svg`, picture(`The chart ${model.id}`, await layOut(model, elk)));
    docs.set(`${model.id}.md`, chartPage(model, file));
  }
  return docs;
}
