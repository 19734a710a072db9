import type { ChartModel, ChartState, ChartTransition } from '../model/chartModel.ts';

/** A line of text in a state's box or beside an arrow; `transition` when it stands for one. */
export type DrawnLine = { text: string; kind: 'effect' | 'action' | 'tag' | 'transition'; transition?: string };

/** What an arrow or a line says of a transition: its event, and the guard in brackets. */
export function transitionText({ event, guard }: ChartTransition): string {
  return guard === null ? event : `${event} [${guard}]`;
}

/** What stands at the top of a state's box. */
export function nameText({ name, type }: ChartState): string {
  return type === 'history' ? `${name} (history)` : name;
}

/** The lines under a state's name: what it invokes, does on entry and exit, and answers without leaving. */
export function stateLines(state: ChartState, { transitions }: ChartModel): DrawnLine[] {
  const staying = transitions.filter(({ source, targets }) => source === state.id && targets === null);
  return [
    ...(state.tags.length > 0 ? [{ text: state.tags.map((tag) => `#${tag}`).join(' '), kind: 'tag' as const }] : []),
    ...state.effects.map(({ name }) => ({ text: `invokes ${name}`, kind: 'effect' as const })),
    ...state.entry.map((action) => ({ text: `entry: ${action}`, kind: 'action' as const })),
    ...state.exit.map((action) => ({ text: `exit: ${action}`, kind: 'action' as const })),
    ...staying.map((transition) => ({
      text: transitionText(transition),
      kind: 'transition' as const,
      transition: transition.id,
    })),
  ];
}
