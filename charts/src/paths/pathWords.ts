import type { AnyStateMachine } from 'xstate';
import { foldWalk, type Frame, type Step, type Walk } from '../../../machines/testing/walk.ts';
import { chartModel } from '../model/chartModel.ts';

/** The events of a walk as text: `field.change → form.submit → done of signIn`. */
export function pathTitle(machine: AnyStateMachine, walk: Walk): string {
  const { frames } = foldWalk(machine, walk);
  const events = walk.steps.map((step, index) => eventOfStep(step, frames[index]));
  return events.length === 0 ? 'start' : events.join(' → ');
}

/** Whether a chart is a flow, whose events and states are in words and can be run in a browser. */
export function isFlow(machine: AnyStateMachine): boolean {
  return chartModel(machine).passesThrough !== null;
}

/** The event of a step as text. */
export function eventOfStep({ event, to = '' }: Step, before: Frame | undefined): string {
  const chart = before?.charts.find(({ path }) => path === to);
  const found = chart && chartModel(chart.machine).transitions.find(({ descriptor }) => descriptor === event.type);
  return found?.event ?? event.type;
}
