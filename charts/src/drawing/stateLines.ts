import type { ChartModel, ChartState, ChartTransition } from '../model/chartModel.ts';

/** A line of text in a state or beside an arrow; `transition` is its id for a transition. */
export type DrawnLine = { text: string; kind: 'effect' | 'action' | 'tag' | 'transition'; transition?: string };

/** The label of a transition: its event, and the guard in brackets. */
export function transitionText({ event, guard }: ChartTransition): string {
  return guard === null ? event : `${event} [${guard}]`;
}

/** The heading of a state. */
export function nameText({ name, type }: ChartState): string {
  return type === 'history' ? `${name} (history)` : name;
}

/** The lines below a state's name: invoked effects, entry and exit actions, and internal transitions. */
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
