import type { AnyStateMachine } from 'xstate';
import { foldWalk, type Frame, type Step, type Walk } from '../walk/walk.ts';
import { chartModel } from '../chart/chartModel.ts';
import { mapValues, type Named } from '../../../../charts/samples/chartSamples.ts';
import { samplesOf } from '../../../../charts/samples/samples.ts';
import { choicesOf, eventOf } from '../walk/choices.ts';

/** The events of a walk with what they carry: `form.submit → done of signIn (error: taken)`. */
export function pathTitle(machine: AnyStateMachine, walk: Walk): string {
  const { frames } = foldWalk(machine, walk);
  const start = `start${carried(walk.input, samplesOf(machine.id).input)}`;
  const events = walk.steps.map((step, index) => {
    const { event, to = '', forced } = step;
    const chart = frames[index]?.charts.find(({ path }) => path === to);
    const choices = chart ? choicesOf(chart.snapshot, chartModel(chart.machine)) : [];
    const choice = choices.find(({ descriptor }) => descriptor === event.type);
    const samples = mapValues(choice?.payloads ?? {}, (payload) => choice && eventOf(choice, payload));
    const payload = Object.keys(event).length > 1 ? event : undefined;
    return `${eventOfStep(step, frames[index])}${carried(payload, samples)}${forced ? ` ${JSON.stringify(forced)}` : ''}`;
  });
  return (start === 'start' && events.length > 0 ? events : [start, ...events]).join(' → ');
}

/** The name of a sample in parentheses, or an edited value; nothing for the first sample. */
function carried(value: unknown, samples: Named = {}): string {
  if (value === undefined) return '';
  const index = Object.values(samples).findIndex((sample) => JSON.stringify(sample) === JSON.stringify(value));
  return index === 0 ? '' : ` (${Object.keys(samples)[index] ?? JSON.stringify(value)})`;
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
