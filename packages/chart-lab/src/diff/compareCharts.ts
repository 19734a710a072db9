import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Elk from 'elkjs/lib/elk.bundled.js';
import { layOut } from '../drawing/layout.ts';
import { chartModel, statesOf, type ChartModel } from '../chart/chartModel.ts';
import { picture } from '../drawing/picture.ts';
import type { LabChart } from '../lab.ts';
import { chartDiff, code, type ChartDiff } from './chartDiff.ts';

/** A chart and its file, relative to the root of the project. */
type ChartFile = { model: ChartModel; file: string };

/** A chart that was changed, or moved to another file: what changed as Markdown, and how to draw it. */
type ChangedChart = { id: string; list: string[]; diff: ChartDiff };

/**
 * Compares charts at a commit with the working tree. Writes a drawing of each changed chart, and a report.
 * @param ids the charts; all if it is empty
 * @param out the folder to write to, which is emptied first
 * @param project the folder with `node_modules/`
 * @param find loads the charts of a folder
 * @returns the report in Markdown, or null if no chart changed
 * @throws if the commit or a chart does not exist
 */
export async function compareCharts(
  commit: string,
  ids: string[],
  out: string,
  project: string,
  find: (project: string) => Promise<LabChart[]>,
): Promise<string | null> {
  const [before, after] = [await chartsAt(commit, project, find), modelsOf(await find(project))];
  const unknown = ids.filter((id) => ![...before, ...after].some(({ model }) => model.id === id));
  if (unknown.length > 0) throw new Error(`There is no chart “${unknown.join('”, “')}”.`);
  const charts = changedCharts(before, after).filter(({ id }) => ids.length === 0 || ids.includes(id));
  if (charts.length === 0) return null;
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const elk = new Elk();
  for (const { id, diff } of charts) {
    const layout = await layOut({ ...diff.union, marks: diff.marks }, elk);
    writeFileSync(join(out, `${id}.svg`), picture(`The changes of ${id}`, layout));
  }
  const report = [
    `# Charts changed since ${commit}`,
    '`+` added, `−` removed, `~` changed. The code that guards and actions call is not compared, and neither are effects.',
    ...charts.map(({ id, list }) => `## ${id}\n\n- ${list.join('\n- ')}\n\n![The changes of ${id}](${id}.svg)`),
    '',
  ].join('\n\n');
  writeFileSync(join(out, 'README.md'), report);
  return report;
}

/** The charts that differ between two versions, by id. */
export function changedCharts(before: ChartFile[], after: ChartFile[]): ChangedChart[] {
  const ids = [...new Set([...before, ...after].map(({ model }) => model.id))].sort();
  return ids.flatMap((id) => {
    const [old, now] = [before, after].map((charts) => charts.find(({ model }) => model.id === id));
    const diff = chartDiff(old?.model ?? null, now?.model ?? null);
    const moved = `\`~\` file: ${code(old?.file ?? '')} → ${code(now?.file ?? '')}`;
    const list = [...(old?.file === now?.file ? [] : [moved]), ...diff.changes];
    if (!old && now) return [{ id, list: [`\`+\` new ${summary(now)}`], diff }];
    if (old && !now) return [{ id, list: [`\`−\` deleted ${summary(old)}`], diff }];
    return list.length === 0 ? [] : [{ id, list, diff }];
  });
}

function summary({ model, file }: ChartFile): string {
  const counts = `${statesOf(model.root).length - 1} states, ${model.transitions.length} transitions`;
  return `chart in ${code(file)}: ${counts}. ${model.description}`;
}

function modelsOf(charts: LabChart[]): ChartFile[] {
  return charts.map(({ machine, file }) => ({ model: chartModel(machine), file }));
}

/** The charts of a project at a commit, loaded with the packages that are installed now. */
async function chartsAt(
  commit: string,
  project: string,
  find: (project: string) => Promise<LabChart[]>,
): Promise<ChartFile[]> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: project, stdio: 'pipe' });
  const folder = mkdtempSync(join(tmpdir(), 'charts-'));
  try {
    try {
      git('worktree', 'add', '--detach', folder, `${commit}^{commit}`);
    } catch (cause) {
      throw new Error(`There is no commit “${commit}”.`, { cause });
    }
    symlinkSync(realpathSync(join(project, 'node_modules')), join(folder, 'node_modules'));
    return modelsOf(await find(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}
