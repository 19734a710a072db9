import {
  pathOf,
  statesOf,
  type ChartModel,
  type ChartState,
  type ChartTransition,
} from '../../../charts/src/model/chartModel.ts';

const NOTE = '<!-- Written by `npm run charts:docs` from the chart itself: change the chart, not this page. -->';

/** The page of a chart: its drawing, its states and its transitions. */
export function chartPage(model: ChartModel, file: string): string {
  const states = statesOf(model.root).filter(({ id }) => id !== model.root.id);
  return [
    NOTE,
    `# ${model.id}`,
    model.description,
    `The chart is [\`${file}\`](../../${file}). \`npm run charts\` opens it to be walked.`,
    `![The chart ${model.id}](${model.id}.svg)`,
    '## States',
    table(['state', 'is', 'invokes', 'description'], states.map(stateRow)),
    '## Transitions',
    table(['in', 'on', 'when', 'to', 'does', 'description'], model.transitions.map(transitionRow)),
    '',
  ].join('\n\n');
}

/** The page that lists all charts. */
export function indexPage(charts: { model: ChartModel; file: string }[]): string {
  const rows = charts.map(({ model, file }) => [
    `[${model.id}](${model.id}.md)`,
    model.description,
    `\`${file.slice(0, file.lastIndexOf('/'))}\``,
  ]);
  return [NOTE, '# The charts', table(['chart', 'what it is', 'folder'], rows), ''].join('\n\n');
}

function stateRow({ id, type, isInitial, tags, effects, description }: ChartState): string[] {
  const kind = [
    isInitial && 'initial',
    type !== 'atomic' && type !== 'compound' && type,
    ...tags.map((tag) => `#${tag}`),
  ];
  return [
    pathOf(id),
    kind.filter(Boolean).join(', '),
    effects.map(({ name, description: why }) => (why === null ? name : `${name}: ${why}`)).join('; '),
    description ?? '',
  ];
}

function transitionRow({ source, event, guard, targets, actions, description }: ChartTransition): string[] {
  return [
    pathOf(source),
    event,
    guard ?? '',
    targets?.map(pathOf).join(', ') ?? '',
    actions.join(', '),
    description ?? '',
  ];
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}
