import { dirname } from 'node:path';
import Elk from 'elkjs/lib/elk.bundled.js';
import { layOut } from '../drawing/layout.ts';
import {
  chartModel,
  pathOf,
  statesOf,
  type ChartModel,
  type ChartState,
  type ChartTransition,
} from '../chart/chartModel.ts';
import type { LabChart } from '../lab.ts';
import { picture } from '../drawing/picture.ts';

const NOTE = '<!-- Written by `npm run charts:docs` from the chart itself: change the chart, not this page. -->';

/** Draws and describes charts: the content of each file by its name. */
export async function chartDocs(charts: LabChart[]): Promise<Map<string, string>> {
  const elk = new Elk();
  const docs = new Map<string, string>();
  const rows: string[][] = [];
  for (const { machine, file } of charts) {
    const model = chartModel(machine);
    rows.push([`[${model.id}](${model.id}.md)`, model.description, `\`${dirname(file)}\``]);
    docs.set(`${model.id}.svg`, picture(`The chart ${model.id}`, await layOut(model, elk)));
    docs.set(`${model.id}.md`, chartPage(model, file));
  }
  const index = [NOTE, '# The charts', table(['chart', 'what it is', 'folder'], rows), ''];
  return docs.set('README.md', index.join('\n\n'));
}

/** The page of a chart: its drawing, its states and its transitions. */
function chartPage({ id, description, root: { children }, transitions }: ChartModel, file: string): string {
  return [
    NOTE,
    `# ${id}`,
    description,
    `The chart is [\`${file}\`](../../${file}). \`npm run charts\` opens it to be walked.`,
    `![The chart ${id}](${id}.svg)`,
    '## States',
    table(['state', 'is', 'invokes', 'description'], children.flatMap(statesOf).map(stateRow)),
    '## Transitions',
    table(['in', 'on', 'when', 'to', 'does', 'description'], transitions.map(transitionRow)),
    '',
  ].join('\n\n');
}

function stateRow({ id, type, isInitial, tags, effects, description }: ChartState): string[] {
  const kinds = [isInitial ? 'initial' : '', type === 'atomic' || type === 'compound' ? '' : type];
  const invoked = effects.map(({ name, description: why }) => (why === null ? name : `${name}: ${why}`));
  return [
    pathOf(id),
    [...kinds, ...tags.map((tag) => `#${tag}`)].filter(Boolean).join(', '),
    invoked.join('; '),
    description ?? '',
  ];
}

function transitionRow({ source, event, guard, targets, actions, description }: ChartTransition): string[] {
  const target = targets?.map(pathOf).join(', ') ?? '';
  return [pathOf(source), event, guard ?? '', target, actions.join(', '), description ?? ''];
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}
