import type { AnyStateMachine } from 'xstate';
import { chartModel } from '../../../charts/src/model/chartModel.ts';
import { restingStates } from '../../../charts/src/walk/reach.ts';
import type { ChartSamples } from '../../../charts/src/walk/samples.ts';
import { invokedBy } from '../../../machines/testing/walk.ts';
import { activeNodes, isSame, type Moment } from './moment.ts';

/** The parts of a chart that walks can reach, as text: states, events, requests and actions. */
export function partsOf(machine: AnyStateMachine, samples: ChartSamples | undefined): string[] {
  const { implementations } = machine as unknown as Record<'implementations', Record<'actors' | 'actions', object>>;
  // The actions of xstate, such as assign, have `resolve`.
  const actions = Object.entries(implementations.actions).filter(([, action]) => !('resolve' in (action as object)));
  return [
    ...restingStates(chartModel(machine)).map((id) => `state ${id}`),
    ...Object.keys(samples?.events ?? {}).map((type) => `event ${type}`),
    ...Object.keys(implementations.actors).map((name) => `request ${name}`),
    ...actions.map(([name]) => `action ${name}`),
  ];
}

/** The parts of a chart that a moment reaches, as text. An event counts if it does something. */
export function reachedParts(moment: Moment): string[] {
  const { event, before, snapshot, requested } = moment;
  const isEffective = event && before && (requested.length > 0 || !isSame(before, snapshot));
  return [
    ...activeNodes(snapshot).map(({ id }) => `state ${id}`),
    ...(isEffective ? [`event ${event.type}`] : []),
    ...invokedBy(moment.requested).map(({ name }) => `request ${name}`),
    ...requested.map(({ type }) => `action ${type}`),
  ];
}
