import type { Request } from './walk.ts';

/** The properties of xstate's own guards and actions, which are functions, such as `and`, `raise` and `assign`. */
type BuiltIn = {
  name: string;
  type?: string;
  guards?: unknown[];
  stateValue?: unknown;
  event?: unknown;
  assignment?: unknown;
};

/** The text of a guard: `isValid`, `not isSamePerson`, `isMissing and in #arriving`. Null if there is no guard. */
export function guardText(guard: unknown): string | null {
  if (guard === undefined) return null;
  if (typeof guard !== 'function') return nameOf(guard) ?? 'inline guard';
  const { name, guards, stateValue } = guard as unknown as BuiltIn;
  if (stateValue !== undefined) return `in ${stateValueText(stateValue)}`;
  if (guards === undefined) return name !== '' && name !== 'guard' ? name : 'inline guard';
  const parts = guards.map(guardText);
  return name === 'not' ? `not ${parts.join(', ')}` : parts.join(` ${name} `);
}

/** The names of the guards that a guard consists of; none for guards without a name. */
export function guardNames(guard: unknown): string[] {
  if (typeof guard === 'function') return ((guard as unknown as BuiltIn).guards ?? []).flatMap(guardNames);
  const name = nameOf(guard);
  return name === undefined ? [] : [name];
}

/** The text of an action: its name, or `raise query.applied`, `assign text`. */
export function actionText(action: unknown): string {
  if (typeof action !== 'function') return nameOf(action) ?? 'inline action';
  const { name, type, event, assignment } = action as unknown as BuiltIn;
  switch (type) {
    case 'xstate.raise':
      return `raise ${nameOf(event) ?? 'an event'}`;
    case 'xstate.emit':
      return `emit ${nameOf(event) ?? 'an event'}`;
    case 'xstate.assign':
      return typeof assignment === 'object' ? `assign ${Object.keys(assignment ?? {}).join(', ')}` : 'assign';
    case 'xstate.sendTo':
      return 'send to an effect';
    default:
      return name === '' ? 'inline action' : name;
  }
}

/** The text of a request: `announce {"text":"Saved"}`, `invoke save {"name":"Ada"}`. */
export function requestText(request: Request): string {
  if ('send' in request) return `send ${JSON.stringify(request.send)}`;
  const [name, value] =
    'invoke' in request ? [`invoke ${request.invoke}`, request.input] : [request.type, request.params];
  return value === undefined ? name : `${name} ${JSON.stringify(value)}`;
}

/** A state value as text: `signingIn.waiting`, joined by “and” for parallel regions. */
export function stateValueText(value: unknown): string {
  return leaves(value).join(' and ');
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value ?? {}).flatMap(([key, child]) => {
    const below = leaves(child);
    return below.length === 0 ? [key] : below.map((path) => `${key}.${path}`);
  });
}

/** The name of a guard, action or event that is a string or has a type. */
function nameOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null && 'type' in value ? String(value.type) : undefined;
}
