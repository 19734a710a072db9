import type { AnyStateMachine } from 'xstate';
import { chartModel } from '../chart/chartModel.ts';
import type { Named, Samples } from '../lab.ts';
import { choicesOf, eventOf } from '../walk/choices.ts';
import { foldWalk, type Frame, type Step, type Walk } from '../walk/walk.ts';

/** The events of a walk with what they carry: `form.submit → done of signIn (error: taken)`. */
export function pathTitle(machine: AnyStateMachine, walk: Walk, samples: Samples): string {
  const { frames } = foldWalk(machine, walk);
  const start = `start${carried(walk.input, samples.charts[machine.id]?.input, (input) => input)}`;
  const events = walk.steps.map((step, index) => {
    const { event, to = '', forced } = step;
    const chart = frames[index]?.charts.find(({ path }) => path === to);
    const choice = chart && choicesOf(chart.snapshot, samples).find(({ descriptor }) => descriptor === event.type);
    const payload = Object.keys(event).length > 1 ? event : undefined;
    const sample = carried(payload, choice?.payloads, (value) => choice && eventOf(choice, value));
    return `${eventText(step, frames[index])}${sample}${forced ? ` ${JSON.stringify(forced)}` : ''}`;
  });
  return (start === 'start' && events.length > 0 ? events : [start, ...events]).join(' → ');
}

/** The name of a sample in parentheses, or an edited value; nothing for the first sample. */
function carried(value: unknown, samples: Named = {}, valueOf: (sample: unknown) => unknown): string {
  if (value === undefined) return '';
  const names = Object.keys(samples);
  const index = names.findIndex((name) => JSON.stringify(valueOf(samples[name])) === JSON.stringify(value));
  return index === 0 ? '' : ` (${names[index] ?? JSON.stringify(value)})`;
}

/** The event of a step as text: `done of signIn`. */
export function eventText({ event, to = '' }: Step, before: Frame | undefined): string {
  const chart = before?.charts.find(({ path }) => path === to);
  const found = chart && chartModel(chart.machine).transitions.find(({ descriptor }) => descriptor === event.type);
  return found?.event ?? event.type;
}
