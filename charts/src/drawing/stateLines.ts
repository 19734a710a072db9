import type { ChartModel, ChartState, ChartTransition } from '../model/chartModel.ts';

/** How a part of a chart differs from an older version, or how often a transition was taken. */
export type Mark = 'added' | 'removed' | 'changed' | 'untaken' | 'rare' | 'taken';

/** What is written before a marked part. */
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
  direction?: 'RIGHT';
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

/** The label of a transition: its event, and the guard in brackets. */
export function transitionLine({ id, event, guard }: ChartTransition, { marks }: DrawnModel): DrawnLine {
  const text = guard === null ? event : `${event} [${guard}]`;
  return { text: signed(text, marks?.get(id)), kind: 'transition', transition: id, mark: marks?.get(id) };
}

/** The heading of a state. */
export function nameText({ id, name, type }: ChartState, { marks }: DrawnModel): string {
  return signed(type === 'history' ? `${name} (history)` : name, marks?.get(id));
}

function signed(text: string, mark: Mark | undefined): string {
  return mark === undefined ? text : `${SIGNS[mark]} ${text}`;
}

/** The lines below a state's name: invoked effects, entry and exit actions, and internal transitions. */
export function stateLines(state: ChartState, model: DrawnModel): DrawnLine[] {
  const staying = model.transitions.filter(({ source, targets }) => source === state.id && targets === null);
  const lines = ownLines(state).map((line) => {
    const mark = model.marks?.get(`${state.id} ${line.text}`);
    return { ...line, text: signed(line.text, mark), mark };
  });
  return [...lines, ...staying.map((transition) => transitionLine(transition, model))];
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
