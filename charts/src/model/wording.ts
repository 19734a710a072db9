/** Names guards and actions in drawings and docs: by name, or by type. */

type HasType = { type: unknown };
type Combined = { name: string; guards: unknown[] };
type StateIn = { name: string; stateValue: unknown };
type BuiltIn = { type: string; event?: unknown; delay?: unknown; assignment?: unknown; actorId?: unknown };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const hasType = (value: unknown): value is HasType => isRecord(value) && 'type' in value;
const isCombined = (value: unknown): value is Combined => typeof value === 'function' && 'guards' in value;
const isStateIn = (value: unknown): value is StateIn => typeof value === 'function' && 'stateValue' in value;

/** The text of a guard: `isValid`, `not isSamePerson`, `isMissing and in #arriving`; null without one. */
export function guardText(guard: unknown): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  if (hasType(guard)) return String(guard.type);
  if (isStateIn(guard)) return `in ${stateValueText(guard.stateValue)}`;
  if (isCombined(guard)) {
    const parts = guard.guards.map((part) => guardText(part) ?? '');
    return guard.name === 'not' ? `not ${parts.join(', ')}` : parts.join(` ${guard.name} `);
  }
  return typeof guard === 'function' && guard.name !== '' && guard.name !== 'guard' ? guard.name : 'inline guard';
}

/** The names of the guards that a guard consists of; none for guards without a name. */
export function guardNames(guard: unknown): string[] {
  if (typeof guard === 'string') return [guard];
  if (isCombined(guard)) return guard.guards.flatMap(guardNames);
  return hasType(guard) && typeof guard.type === 'string' ? [guard.type] : [];
}

/** The text of an action: its name, or `raise query.applied`, `assign text`, `send to cooldownClock`. */
export function actionText(action: unknown): string {
  if (typeof action === 'string') return action;
  if (typeof action !== 'function') return hasType(action) ? String(action.type) : 'inline action';
  const { type, event, assignment, actorId } = action as unknown as Partial<BuiltIn>;
  switch (type) {
    case 'xstate.raise':
      return hasType(event) ? `raise ${String(event.type)}` : 'raise an event';
    case 'xstate.emit':
      return hasType(event) ? `emit ${String(event.type)}` : 'emit an event';
    case 'xstate.assign':
      return isRecord(assignment) ? `assign ${Object.keys(assignment).join(', ')}` : 'assign';
    case 'xstate.sendTo':
      return 'send to an effect';
    case 'xstate.cancel':
    case 'xstate.stopChild':
      return typeof actorId === 'string' ? `stop ${actorId}` : 'stop an effect';
    default:
      return action.name === '' ? 'inline action' : action.name;
  }
}

function stateValueText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!isRecord(value)) return '';
  return Object.entries(value)
    .map(([key, child]) => `${key}.${stateValueText(child)}`)
    .join(' and ');
}
