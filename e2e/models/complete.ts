import { createActor, type AnyStateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { trackTransitions } from 'chart-lab/coverage/coverage.ts';
import type { Flow } from './flow.ts';
import { eventsOf, type FlowPath } from './paths.ts';

/**
 * Lists what a flow lacks to be tested completely. `path.test` of `@xstate/test` silently skips states and events
 * without a handler.
 * @returns one message per missing or unknown handler and per untested transition
 */
export function gapsOf({ chart, sees, does }: Omit<Flow, 'open'>, paths: FlowPath[]): string[] {
  const states = getStateNodes(chart)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'));
  return [
    ...missing(states, sees).map((state) => `no handler for the state “${state}”`),
    ...missing(sees, states).map((state) => `a handler for “${state}”, which is not a state of the chart`),
    ...missing(chart.events, does).map((event) => `no handler for the event “${event}”`),
    ...missing(does, chart.events).map((event) => `a handler for “${event}”, which is not an event of the chart`),
    ...missedTransitions(chart, paths),
  ];
}

/** @throws an error that lists the gaps of a flow, if there are any */
export function expectComplete(flow: Omit<Flow, 'open'>, paths: FlowPath[]): void {
  const gaps = gapsOf(flow, paths);
  if (gaps.length > 0) throw new Error(`The flow “${flow.chart.id}” is incomplete:\n  ${gaps.join('\n  ')}`);
}

function missing(wanted: readonly string[], given: readonly string[]): string[] {
  return wanted.filter((name) => !given.includes(name));
}

/** Lists the transitions that no path takes, including each guarded branch. */
function missedTransitions(chart: AnyStateMachine, paths: FlowPath[]): string[] {
  const { inspect, rows } = trackTransitions(chart);
  for (const path of paths) {
    const actor = createActor(chart, { inspect }).start();
    for (const type of eventsOf(path)) actor.send({ type });
    actor.stop();
  }
  return rows.filter(({ hits }) => hits === 0).map(({ text }) => `no path takes the transition ${text}`);
}
