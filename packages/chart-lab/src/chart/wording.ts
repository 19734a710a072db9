import { ACTIONS, builtIn } from './internals.ts';
import type { Request } from '../walk/walk.ts';

/** The text of a guard: `isValid`, `not isSamePerson`, `isMissing and in #arriving`. Null if there is no guard. */
export function guardText(guard: unknown): string | null {
  if (guard === undefined) return null;
  const own = builtIn(guard);
  if (!own) return nameOf(guard) ?? 'inline guard';
  const { name, guards, stateValue } = own;
  if (stateValue !== undefined) return `in ${stateValueText(stateValue)}`;
  if (guards === undefined) return name !== '' && name !== 'guard' ? name : 'inline guard';
  const parts = guards.map(guardText);
  return name === 'not' ? `not ${parts.join(', ')}` : parts.join(` ${name} `);
}

/** The names of the guards that a guard consists of; none for guards without a name. */
export function guardNames(guard: unknown): string[] {
  const own = builtIn(guard);
  if (own) return (own.guards ?? []).flatMap(guardNames);
  const name = nameOf(guard);
  return name === undefined ? [] : [name];
}

/** The text of an action: its name, or `raise query.applied`, `assign text`. */
export function actionText(action: unknown): string {
  const own = builtIn(action);
  if (!own) return nameOf(action) ?? 'inline action';
  const { name, type, event, assignment } = own;
  switch (type) {
    case ACTIONS.raise:
      return `raise ${nameOf(event) ?? 'an event'}`;
    case ACTIONS.emit:
      return `emit ${nameOf(event) ?? 'an event'}`;
    case ACTIONS.assign:
      return typeof assignment === 'object' ? `assign ${Object.keys(assignment ?? {}).join(', ')}` : 'assign';
    case ACTIONS.sendTo:
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
