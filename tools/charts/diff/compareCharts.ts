import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Elk from 'elkjs/lib/elk.bundled.js';
import { layOut } from '../../../charts/src/drawing/layout.ts';
import { picture } from '../docs/picture.ts';
import { chartsAt, chartsIn } from './chartsAt.ts';
import { changedCharts, reportOf } from './report.ts';

type Comparison = {
  /** The folder with `machines/` and `node_modules/`. */
  project: string;
  commit: string;
  /** The ids of the charts; all if it is empty. */
  ids: string[];
  /** The folder to write to; it is emptied first. */
  out: string;
};

/**
 * Compares charts at a commit with the working tree. Writes a drawing of each changed chart, and a report.
 * @returns the report in Markdown, or null if no chart changed
 * @throws if the commit or a chart does not exist
 */
export async function compareCharts({ project, commit, ids, out }: Comparison): Promise<string | null> {
  const [before, after] = [chartsAt(commit, project), chartsIn(project)];
  const known = [...before, ...after].map(({ model }) => model.id);
  const unknown = ids.filter((id) => !known.includes(id));
  if (unknown.length > 0) throw new Error(`There is no chart “${unknown.join('”, “')}”.`);
  const charts = changedCharts(before, after).filter(({ id }) => ids.length === 0 || ids.includes(id));
  if (charts.length === 0) return null;
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const elk = new Elk();
  for (const { id, diff } of charts) {
    const layout = await layOut({ ...diff.union, marks: diff.marks }, elk);
    writeFileSync(join(out, `${id}.svg`), picture(`The changes of ${id}`, layout, true));
  }
  const report = reportOf(commit, charts);
  writeFileSync(join(out, 'README.md'), report);
  return report;
}
