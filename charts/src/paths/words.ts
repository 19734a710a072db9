import type { AnyEventObject } from 'xstate';
import type { TransitionKind } from '../model/chartModel.ts';
import { isRecord } from '../walk/choices.ts';

/** An event in a tester's words, and its test data by name. */
export type EventWords = { action: string; data: [string, string][] };

/** Events whose names do not say who does what. */
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
  'leave.confirm': 'the user confirms leaving',
  'leave.cancelled': 'the user stays',
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

/** The verbs that the names of effects start with. The name of a child chart starts with a noun. */
const VERBS = new Set(
  `accept add answer assign change complete copy count create discard end find list load make open read reassign record remove
  report request restore save send sign suspend verify watch write`.split(/\s+/),
);
const PARTICLES = ['in', 'out', 'to'];

/** The names of effects that return yes or no. */
const QUESTION = /^(has|is)[A-Z]/;

const BROWSER = [
  'copyToClipboard',
  'makeTemporaryPassword',
  'openPrintDialog',
  'readFile',
  'restoreSession',
  'saveFile',
];

/** Why an effect did not succeed, by the kind of its error. */
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

/** A camelCase name in words: `firstName` is “first name”. */
export function nameInWords(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

/**
 * An event of a chart in words.
 * @param name the event as text, such as `form.submit` or `done of signIn`
 * @param delay the milliseconds of a delay
 */
export function eventInWords(event: AnyEventObject, kind: TransitionKind, name: string, delay = 0): EventWords {
  switch (kind) {
    case 'after':
      return { action: timeInWords(delay), data: [] };
    case 'done':
      return answerInWords(name.slice('done of '.length), event['output']);
    case 'error':
      return { action: effectInWords(name.slice('error of '.length), 'fails to'), data: [] };
    default:
      return userEventInWords(event);
  }
}

function timeInWords(delay: number): string {
  if (delay === 1_000) return '1 second passes';
  return delay < 1_000 ? `${delay} milliseconds pass` : `${delay / 1_000} seconds pass`;
}

function userEventInWords({ type, ...payload }: AnyEventObject): EventWords {
  const { field, value } = payload as { field?: unknown; value?: unknown };
  if (type === 'field.change') return { action: fieldInWords(field, value), data: [] };
  const action = EVENTS[type] ?? verbInWords(type);
  const values: unknown[] = Object.values(payload);
  if (values.length === 1 && typeof values[0] === 'string') {
    return { action: `${action} ${type.endsWith('.change') ? 'to' : 'with'} "${values[0]}"`, data: [] };
  }
  return { action, data: testData(payload) };
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
  const [noun = '', verb] = type.split('.');
  if (verb === undefined) return `the user ${thirdPerson(noun)}`;
  if (/ed$|ed[A-Z]/.test(verb)) return `the ${nameInWords(noun)} is ${nameInWords(verb)}`;
  return `the user ${thirdPerson(verb)} the ${nameInWords(noun)}`;
}

function thirdPerson(name: string): string {
  const [verb = '', ...others] = nameInWords(name).split(' ');
  const form = verb.replace(/([^aeiou])y$/, '$1ie').replace(/(s|sh|ch|o)$/, '$1e');
  return [`${form}s`, ...others].join(' ');
}

function answerInWords(effect: string, output: unknown): EventWords {
  const isOutcome = isRecord(output) && typeof output['ok'] === 'boolean';
  if (isOutcome && output['ok'] === false) {
    const { kind, message } = output['error'] as { kind: string; message: string | null };
    const reasons = [ERRORS[kind] ?? 'an unexpected error', ...(message === null ? [] : [JSON.stringify(message)])];
    return { action: `${effectInWords(effect, 'does not')} (${reasons.join(', ')})`, data: [] };
  }
  const value = isOutcome ? output['value'] : output;
  const action = effectInWords(effect, null);
  if (typeof value === 'boolean' && QUESTION.test(effect)) {
    return { action: `${action} with ${value ? 'yes' : 'no'}`, data: [] };
  }
  return { action, data: testData(value) };
}

/** `addUser` is “the server adds the user”, or “the server does not add the user” with the auxiliary verb. */
function effectInWords(effect: string, auxiliary: 'does not' | 'fails to' | null): string {
  const question = QUESTION.test(effect) ? ['answer', `"${nameInWords(effect)}"`] : null;
  const [verb = '', ...others] = question ?? nameInWords(effect).split(' ');
  if (!VERBS.has(verb)) return `"${nameInWords(effect)}" ${auxiliary === null ? 'ends' : `${auxiliary} end`}`;
  const [first] = others;
  const object = question !== null || first === undefined || PARTICLES.includes(first) ? others : ['the', ...others];
  const predicate = auxiliary === null ? thirdPerson(verb) : `${auxiliary} ${verb}`;
  return [BROWSER.includes(effect) ? 'the browser' : 'the server', predicate, ...object].join(' ');
}

/** The values of a payload by their path: `editor.role`. */
export function testData(value: unknown, path = ''): [string, string][] {
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([name, part]) => testData(part, path === '' ? name : `${path}.${name}`));
  }
  if (path === '' && (value === null || value === undefined)) return [];
  return [[path === '' ? 'value' : path, typeof value === 'string' ? value : JSON.stringify(value ?? null)]];
}
