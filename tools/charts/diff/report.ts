import { pathOf, statesOf, type ChartModel } from '../../../charts/src/model/chartModel.ts';
import { SIGNS } from '../../../charts/src/drawing/stateLines.ts';
import { chartDiff, type Change, type ChartDiff } from './chartDiff.ts';

/** A chart and its file, relative to the root of the project. */
export type ChartFile = { model: ChartModel; file: string };

/** Both versions of a chart; null where it does not exist. */
export type ChangedChart = { id: string; before: ChartFile | null; after: ChartFile | null; diff: ChartDiff };

/** The charts that differ or moved to another file, by id. */
export function changedCharts(before: ChartFile[], after: ChartFile[]): ChangedChart[] {
  const ids = [...new Set([...before, ...after].map(({ model }) => model.id))].sort();
  return ids
    .map((id) => {
      const [old = null, now = null] = [before, after].map((charts) => charts.find(({ model }) => model.id === id));
      return { id, before: old, after: now, diff: chartDiff(old?.model ?? null, now?.model ?? null) };
    })
    .filter(({ before: old, after: now, diff }) => diff.changes.length > 0 || old?.file !== now?.file);
}

/** The report for code review in Markdown. It links to `<id>.svg` beside it for the drawing of each chart. */
export function reportOf(since: string, charts: ChangedChart[]): string {
  return [
    `# Charts changed since ${since}`,
    '`+` added, `−` removed, `~` changed. The code of guards, actions, delays and effects is not compared.',
    ...charts.flatMap((chart) => [
      `## ${chart.id}`,
      changesOf(chart)
        .map((text) => `- ${text}`)
        .join('\n'),
      `![The changes of ${chart.id}](${chart.id}.svg)`,
    ]),
    '',
  ].join('\n\n');
}

function changesOf({ before, after, diff }: ChangedChart): string[] {
  if (before === null || after === null) {
    const { model, file } = (after ?? before) as ChartFile;
    const counts = `${statesOf(model.root).length - 1} states, ${model.transitions.length} transitions`;
    return [`${after ? '`+` new' : '`−` deleted'} chart in ${code(file)}: ${counts}. ${model.description}`];
  }
  const moved = before.file === after.file ? [] : [`\`~\` file: ${code(before.file)} → ${code(after.file)}`];
  return [...moved, ...diff.changes.map(changeText)];
}

function changeText({ mark, part, fields }: Change): string {
  const values = fields
    // Named already.
    .filter(({ name }) => mark === 'changed' || name !== 'guard')
    .map(({ name, before, after }) =>
      mark === 'changed' ? `${name} ${code(before)} → ${code(after)}` : `${name} ${code(before || after)}`,
    );
  return `\`${SIGNS[mark]}\` ${nameOf(part)}${values.length === 0 ? '' : `: ${values.join('; ')}`}`;
}

function nameOf(part: Change['part']): string {
  if (!('source' in part)) return part.id === pathOf(part.id) ? 'chart' : `state ${code(pathOf(part.id))}`;
  const { source, event, guard } = part;
  return `in ${code(pathOf(source))} on ${code(event)}${guard === null ? '' : ` when ${code(guard)}`}`;
}

const code = (text: string) => (text === '' ? 'none' : `\`${text}\``);
