import type { ChartModel, ChartState, ChartTransition } from '../chart/chartModel.ts';

/** How a part of a chart differs from an older version, or how often a transition was taken. */
export type Mark = 'added' | 'removed' | 'changed' | 'untaken' | 'rare' | 'taken';

/** The text before a marked part. */
export const SIGNS: Record<Mark, string> = {
  added: '+',
  removed: '−',
  changed: '~',
  untaken: '0×',
  rare: '1–2×',
  taken: '3+×',
};

/** A chart to draw. */
export type DrawnModel = ChartModel & {
  /** The direction of the arrows, down by default. */
  direction?: 'DOWN' | 'RIGHT';
  /** The id of each state and transition, and `<id of the state> <line>`, that is marked. */
  marks?: ReadonlyMap<string, Mark>;
};

/** A line of text in a state or beside an arrow; `transition` is its id for a transition. */
export type DrawnLine = {
  text: string;
  kind: 'effect' | 'action' | 'tag' | 'transition';
  transition?: string;
  mark?: Mark | undefined;
};

/** The heading of a state, and the lines below: tags, effects, actions and internal transitions. */
type StateText = { name: string; lines: DrawnLine[]; mark: Mark | undefined };

/** The lines of text in a state. */
export function stateText(state: ChartState, model: DrawnModel): StateText {
  const { id, name, type } = state;
  const mark = model.marks?.get(id);
  const own = ownLines(state).map((line) => marked(line, model.marks?.get(`${id} ${line.text}`)));
  const staying = model.transitions.filter(({ source, targets }) => source === id && targets === null);
  return {
    name: signed(type === 'history' ? `${name} (history)` : name, mark),
    lines: [...own, ...staying.map((transition) => transitionLine(transition, model))],
    mark,
  };
}

/** The label of a transition: its event, and the guard in brackets. */
export function transitionLine({ id, event, guard }: ChartTransition, { marks }: DrawnModel): DrawnLine {
  const text = guard === null ? event : `${event} [${guard}]`;
  return marked({ text, kind: 'transition', transition: id }, marks?.get(id));
}

/** The tags, effects and actions of a state. */
export function ownLines({ tags, effects, entry, exit }: ChartState): DrawnLine[] {
  return [
    ...(tags.length > 0 ? [{ text: tags.map((tag) => `#${tag}`).join(' '), kind: 'tag' as const }] : []),
    ...effects.map(({ name }) => ({ text: `invokes ${name}`, kind: 'effect' as const })),
    ...entry.map((action) => ({ text: `entry: ${action}`, kind: 'action' as const })),
    ...exit.map((action) => ({ text: `exit: ${action}`, kind: 'action' as const })),
  ];
}

function marked(line: DrawnLine, mark: Mark | undefined): DrawnLine {
  return { ...line, text: signed(line.text, mark), mark };
}

function signed(text: string, mark: Mark | undefined): string {
  return mark === undefined ? text : `${SIGNS[mark]} ${text}`;
}
