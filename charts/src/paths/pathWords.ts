import type { AnyEventObject, AnyStateMachine } from 'xstate';
import {
  foldWalk,
  requestsOf,
  runningDelays,
  type Frame,
  type Step,
  type Walk,
  type WalkedChart,
} from '../../../machines/testing/walk.ts';
import { chartModel } from '../model/chartModel.ts';
import { isRecord } from '../walk/choices.ts';

/** An event in a tester's words, and its test data by name. */
type EventWords = { action: string; data: [string, string][] };

/** A step in a tester's words: what happens, the states and field errors after it, and the messages that appear. */
export type StepWords = EventWords & { states: string[]; messages: string[] };

/** A path in a tester's words; its first step is the start. */
type PathWords = { title: string; steps: StepWords[] };

/** Events whose names do not describe who does what. */
const EVENTS: Record<string, string> = {
  'account.requirePassword': 'the user requires a new password',
  'auth.ended': 'the server ends the session',
  'auth.recovery': 'the user opens a link that resets the password',
  'auth.session': 'the server starts a session',
  'clock.ticked': 'the clock ticks',
  'conflict.overwrite': 'the user overwrites the newer version',
  'conflict.takeNewer': 'the user takes the newer version',
  'cooldown.ticked': 'the cooldown ticks',
  'escape.press': 'the user presses Escape',
  'help.press': 'the user presses the help key',
  'import.goOn': 'the user goes on with the import',
  'leave.cancel': 'the user stays',
  'leave.cancelled': 'the user stays',
  'leave.confirm': 'the user confirms leaving',
  'leave.confirmed': 'the user confirms leaving',
  'leave.requested': 'the user tries to leave',
  'navigation.done': 'the navigation ends',
  'page.more': 'the user loads more rows',
  'password.done': 'the user closes the password',
  'preference.unreadable': 'the preference cannot be read',
  'reset.back': 'the user goes back',
  'search.press': 'the user presses the search key',
  'sessions.endOthers': 'the user ends the other sessions',
};

/** Why an effect fails, by the kind of its error. */
const ERRORS: Record<string, string> = {
  permission: 'the user has no permission',
  gone: 'the record no longer exists',
  changed: 'another user saved first',
  taken: 'the name is in use',
  invalid: 'the value is invalid',
  samePassword: 'the password is the current one',
  limited: 'there were too many requests',
  unreachable: 'there is no response',
};

/** A walk through a chart or a flow in a tester's words. */
export function pathWords(machine: AnyStateMachine, walk: Walk): PathWords {
  const { frames } = foldWalk(machine, walk);
  if (isFlow(machine)) return flowWords(frames, walk);
  const steps = frames.map((frame, index): StepWords => {
    const step = walk.steps[index - 1];
    const start = { action: 'the chart starts', data: testData(walk.input) };
    const event = step ? stepInWords(step, frames.slice(0, index), walk) : start;
    const states = [...frame.charts.map(stateInWords), ...frame.charts.flatMap(fieldErrorsOf)];
    return { ...event, states, messages: messagesOf(frame) };
  });
  const title = walk.steps.length === 0 ? 'the start' : (steps.at(-1)?.action ?? '');
  return { title: capitalized(title), steps };
}

function flowWords(frames: Frame[], walk: Walk): PathWords {
  const events = walk.steps.map(({ event }) => event.type);
  const steps = frames.map(({ charts: [{ snapshot }] }, index) => ({
    action: `the user ${events[index - 1] ?? 'opens the page'}`,
    data: [],
    states: [`the user sees ${String(snapshot.value)}`],
    messages: [],
  }));
  return { title: capitalized(events.join(', ') || 'the start'), steps };
}

/** The events of a walk as text: `field.change → form.submit → done of signIn`. */
export function pathTitle(machine: AnyStateMachine, walk: Walk): string {
  const { frames } = foldWalk(machine, walk);
  const events = walk.steps.map((step, index) => eventOfStep(step, frames[index]).event);
  return events.length === 0 ? 'start' : events.join(' → ');
}

/** Whether a chart is a flow, whose events and states are in words and can be run in a browser. */
export function isFlow(machine: AnyStateMachine): boolean {
  return chartModel(machine).passesThrough !== null;
}

/** Capitalizes the first letter. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A camelCase name in words: `firstName` is “first name”. */
export function nameInWords(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

/** @param frames the frames before the step */
function stepInWords(step: Step, frames: Frame[], walk: Walk): EventWords {
  const { action, data } = eventInWords(step, frames, walk);
  const forced = Object.entries(step.forced ?? {}).map(([guard, value]) => `"${nameInWords(guard)}" is ${value}`);
  return { action: forced.length === 0 ? action : `${action}, while ${forced.join(' and ')}`, data };
}

function eventInWords(step: Step, frames: Frame[], walk: Walk): EventWords {
  const { kind, event: name } = eventOfStep(step, frames.at(-1));
  const effect = `"${nameInWords(name.replace(/^\w+ of /, ''))}"`;
  switch (kind) {
    case 'after': {
      const delay = runningDelays(frames, walk, step.to).get(step.event.type) ?? 0;
      return { action: delay === 1_000 ? '1 second passes' : `${delay / 1_000} seconds pass`, data: [] };
    }
    case 'done':
      return answerInWords(effect, step.event['output']);
    case 'error':
      return { action: `${effect} fails because of an unexpected error`, data: [] };
    default:
      return userEventInWords(step.event);
  }
}

/** The event of a step as text, and its kind. */
export function eventOfStep({ event, to = '' }: Step, before: Frame | undefined) {
  const chart = before?.charts.find(({ path }) => path === to);
  const found = chart && chartModel(chart.machine).transitions.find(({ descriptor }) => descriptor === event.type);
  return found ?? { kind: 'event' as const, event: event.type };
}

function userEventInWords({ type, ...payload }: AnyEventObject): EventWords {
  const { field, value } = payload as { field?: unknown; value?: unknown };
  if (type === 'field.change') return { action: fieldInWords(field, value), data: [] };
  const action = EVENTS[type] ?? verbInWords(type);
  const [first, ...others] = Object.values(payload) as unknown[];
  if (typeof first !== 'string' || others.length > 0) return { action, data: testData(payload) };
  return { action: `${action} ${type.endsWith('.change') ? 'to' : 'with'} "${first}"`, data: [] };
}

function fieldInWords(field: unknown, value: unknown): string {
  // A form with one field does not name it.
  if (typeof field !== 'string') return `the user enters ${JSON.stringify(value)}`;
  const name = nameInWords(field);
  if (value === '' || value === null) return `the user clears the ${name}`;
  if (typeof value === 'boolean') return `the user switches the ${name} ${value ? 'on' : 'off'}`;
  return `the user enters ${JSON.stringify(value)} as ${name}`;
}

/** `dialog.open` is “the user opens the dialog”, and `row.added` is “the row is added”. */
function verbInWords(type: string): string {
  const [noun = '', verb] = type.split('.').map(nameInWords);
  if (verb === undefined) return `the user ${thirdPerson(noun)}`;
  return /ed\b/.test(verb) ? `the ${noun} is ${verb}` : `the user ${thirdPerson(verb)} the ${noun}`;
}

function thirdPerson(words: string): string {
  return words.replace(/^\w+/, (verb) => `${verb.replace(/([^aeiou])y$/, '$1ie').replace(/(s|sh|ch|o)$/, '$1e')}s`);
}

function answerInWords(effect: string, output: unknown): EventWords {
  const { ok, value, error } = (isRecord(output) ? output : {}) as { ok?: boolean; value?: unknown; error?: unknown };
  if (ok === false) {
    const { kind, message } = error as { kind: string; message: string | null };
    const reason = ERRORS[kind] ?? 'of an unexpected error';
    return { action: `${effect} fails because ${reason}${message === null ? '' : ` ("${message}")`}`, data: [] };
  }
  const result = ok === undefined ? output : value;
  if (typeof result === 'boolean') return { action: `${effect} returns ${result ? 'yes' : 'no'}`, data: [] };
  return { action: `${effect} ${ok ? 'succeeds' : 'ends'}`, data: testData(result) };
}

/** The values of a payload by their path: `editor.role`. */
function testData(value: unknown, path = ''): [string, string][] {
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([name, part]) => testData(part, path === '' ? name : `${path}.${name}`));
  }
  if (path === '' && (value === null || value === undefined)) return [];
  return [[path === '' ? 'value' : path, typeof value === 'string' ? value : JSON.stringify(value ?? null)]];
}

/** The state of a running chart: `"login" is in "signing in, waiting"`. */
function stateInWords({ machine, snapshot }: WalkedChart): string {
  return `"${nameInWords(machine.id)}" is in "${valueInWords(snapshot.value)}"`;
}

/** `{ open: { choices: 'ready', form: 'editing' } }` is “open, choices ready and form editing”. */
function valueInWords(value: unknown): string {
  if (!isRecord(value)) return nameInWords(String(value));
  const states = Object.entries(value).map(([name, child]) => [nameInWords(name), valueInWords(child)]);
  return states.map((words) => words.filter(Boolean).join(states.length > 1 ? ' ' : ', ')).join(' and ');
}

/** The errors at the fields of a form, which charts store in `errors`. */
function fieldErrorsOf({ snapshot }: WalkedChart): string[] {
  const { errors } = snapshot.context as { errors?: Record<string, string> };
  return Object.entries(errors ?? {}).map(([field, text]) => `the ${nameInWords(field)} shows the error "${text}"`);
}

function messagesOf(frame: Frame): string[] {
  return requestsOf(frame).flatMap((request) => {
    if (!('type' in request) || !request.type.startsWith('announce') || !isRecord(request.params)) return [];
    const { text } = request.params;
    const kind = request.type.includes('Failure') ? 'error message' : 'message';
    return typeof text === 'string' && text !== '' ? [`the ${kind} "${text}" appears`] : [];
  });
}
