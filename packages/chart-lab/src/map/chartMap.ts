import type { DrawnModel } from '../drawing/stateLines.ts';
import { pathOf, statesOf, type ChartModel, type ChartState, type ChartTransition } from '../chart/chartModel.ts';
import type { Links } from '../lab.ts';

/** The charts that a chart starts, with the path of the state that invokes them. */
export function startsOf({ root }: ChartModel): { chart: string; state: string }[] {
  return statesOf(root).flatMap(({ id, effects }) =>
    effects.flatMap(({ chart }) => (chart === null ? [] : [{ chart, state: pathOf(id) }])),
  );
}

/** The map as a chart to draw: a state for each chart, an arrow for each start and each event. */
export function chartMap(models: ChartModel[], links: Links): DrawnModel {
  const description = 'Which chart starts which, and sends events to which.';
  const states = models.map(({ id, description: text }) => stateOf(id, text, []));
  return {
    id: 'map',
    description,
    passesThrough: null,
    code: {},
    direction: 'RIGHT',
    root: stateOf('map', description, states),
    transitions: models.flatMap((model) => [
      ...startsOf(model).map(({ chart, state }) => arrow(model.id, `starts in ${state}`, chart)),
      ...Object.entries(links[model.id] ?? {}).flatMap(([chart, events]) =>
        events.map((event) => arrow(model.id, event, chart)),
      ),
    ]),
  };
}

function stateOf(id: string, description: string, children: ChartState[]): ChartState {
  const nothing = { tags: [], entry: [], exit: [], effects: [] };
  return { id, name: id, type: 'compound', isInitial: false, description, ...nothing, children };
}

function arrow(source: string, event: string, target: string): ChartTransition {
  return {
    id: `${source} ${event} ${target}`,
    source,
    descriptor: event,
    kind: 'event',
    event,
    guard: null,
    guardNames: [],
    targets: [target],
    isReentering: false,
    actions: [],
    description: null,
  };
}
