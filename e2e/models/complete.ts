import { createActor, type AnyStateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { trackTransitions } from '../../machines/testing/coverage.ts';
import type { Flow } from './flow.ts';
import { eventsOf, type FlowPath } from './paths.ts';

/**
 * What keeps a flow from being tested whole; empty when nothing does. `path.test` of `@xstate/test` passes silently
 * over a state or an event without handler, so this has to be asked before.
 */
export function gapsOf({ chart, sees, does }: Omit<Flow, 'open'>, paths: FlowPath[]): string[] {
  const states = getStateNodes(chart)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'));
  return [
    ...missing(states, sees).map((state) => `nobody looks for “${state}”`),
    ...missing(sees, states).map((state) => `“${state}” is looked for, but is no state of the chart`),
    ...missing(chart.events, does).map((event) => `nobody acts out “${event}”`),
    ...missing(does, chart.events).map((event) => `“${event}” is acted out, but is no event of the chart`),
    ...missedTransitions(chart, paths),
  ];
}

/** Throws the gaps of a flow, if it has any. */
export function expectComplete(flow: Omit<Flow, 'open'>, paths: FlowPath[]): void {
  const gaps = gapsOf(flow, paths);
  if (gaps.length > 0) throw new Error(`The flow “${flow.chart.id}” is not complete:\n  ${gaps.join('\n  ')}`);
}

function missing(wanted: readonly string[], given: readonly string[]): string[] {
  return wanted.filter((name) => !given.includes(name));
}

/** The branches of the chart, by guard, that none of the paths takes. */
function missedTransitions(chart: AnyStateMachine, paths: FlowPath[]): string[] {
  const { inspect, table } = trackTransitions(chart);
  for (const path of paths) {
    const actor = createActor(chart, { inspect }).start();
    for (const type of eventsOf(path)) actor.send({ type });
    actor.stop();
  }
  return table()
    .rows.filter(({ hits }) => hits === 0)
    .map(({ state, event, guard }) => {
      const when = guard === null ? '' : `, when ${guard}`;
      return `no path goes from “${state}” by “${event}”${when}`;
    });
}
