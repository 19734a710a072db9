import type { AnyStateMachine } from 'xstate';
import {
  foldWalk,
  requestsOf,
  runningDelays,
  type Frame,
  type Step,
  type Walk,
  type WalkedChart,
} from '../../../machines/testing/walk.ts';
import { modelOf } from '../model/chartModel.ts';
import { isRecord } from '../walk/choices.ts';
import { eventInWords, nameInWords, testData, type EventWords } from './words.ts';

/** A step in a tester's words: what happens, the states after it, and the messages that appear. */
export type StepWords = EventWords & { states: string[]; messages: string[] };

/** A path in a tester's words; its first step is the start. */
export type PathWords = { title: string; steps: StepWords[] };

/** A walk through a chart or a flow in a tester's words. */
export function pathWords(machine: AnyStateMachine, walk: Walk): PathWords {
  const isFlow = modelOf(machine).passesThrough !== null;
  const { frames } = foldWalk(machine, walk);
  const steps = frames.map((frame, index): StepWords => {
    const step = walk.steps[index - 1];
    const event = step
      ? isFlow
        ? { action: `the user ${step.event.type}`, data: [] }
        : stepInWords(step, index, frames, walk)
      : { action: isFlow ? 'the user opens the page' : 'the chart starts', data: testData(walk.input) };
    const states = isFlow
      ? [`the user sees ${String(frame.charts[0].snapshot.value)}`]
      : frame.charts.map(chartInWords);
    return { ...event, states, messages: messagesOf(frame) };
  });
  const actions = steps.slice(1).map(({ action }) => action);
  const title = isFlow ? walk.steps.map(({ event }) => event.type).join(', ') : (actions.at(-1) ?? '');
  return { title: capitalized(title === '' ? 'the start' : title), steps };
}

/** The events of a walk as text: `field.change → form.submit → done of signIn`. */
export function pathTitle(machine: AnyStateMachine, walk: Walk): string {
  const { frames } = foldWalk(machine, walk);
  const events = walk.steps.map((step, index) => eventOf(step, frames[index]).event);
  return events.length === 0 ? 'start' : events.join(' → ');
}

/** A text with a capital first letter. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function stepInWords(step: Step, index: number, frames: Frame[], { steps }: Walk): EventWords {
  const { kind, event: name } = eventOf(step, frames[index - 1]);
  const delays = runningDelays(frames.slice(0, index), { steps: steps.slice(0, index - 1) }, step.to);
  const words = eventInWords(step.event, kind, name, delays.get(step.event.type));
  const forced = Object.entries(step.forced ?? {}).map(
    ([guard, value]) => `"${nameInWords(guard)}" is ${String(value)}`,
  );
  return forced.length === 0 ? words : { ...words, action: `${words.action}, while ${forced.join(' and ')}` };
}

function eventOf({ event, to = '' }: Step, before: Frame | undefined) {
  const chart = before?.charts.find(({ path }) => path === to);
  const found = chart && modelOf(chart.machine).transitions.find(({ descriptor }) => descriptor === event.type);
  return found ?? { kind: 'event' as const, event: event.type };
}

function chartInWords({ path, machine, snapshot }: WalkedChart): string {
  return `"${nameInWords(path === '' ? machine.id : path)}" is in "${statesInWords(snapshot.value)}"`;
}

/** `{ open: { choices: 'ready', form: 'editing' } }` is “open, choices ready and form editing”. */
function statesInWords(value: unknown): string {
  if (!isRecord(value)) return nameInWords(String(value));
  const states = Object.entries(value).map(([name, child]) => [nameInWords(name), statesInWords(child)]);
  return states.map((words) => words.filter(Boolean).join(states.length > 1 ? ' ' : ', ')).join(' and ');
}

function messagesOf(frame: Frame): string[] {
  return requestsOf(frame).flatMap((request) => {
    if (!('type' in request) || !request.type.startsWith('announce') || !isRecord(request.params)) return [];
    const { text } = request.params;
    const kind = request.type.includes('Failure') ? 'error message' : 'message';
    return typeof text === 'string' && text !== '' ? [`the ${kind} "${text}" appears`] : [];
  });
}
