import type { StatelyInspectionEvent } from '@statelyai/inspect';

/** The parts of an inspection event that can contain user input. The others contain names, ids and the chart. */
type Plain = { sessionId: string; type: string; event?: unknown; snapshot?: { value?: unknown } };

/**
 * Converts an inspection event to plain JSON without secrets. Idempotent.
 * @param names the readable names of actors, by their session id
 */
export function serialize(message: StatelyInspectionEvent, names: ReadonlyMap<string, string>): StatelyInspectionEvent {
  const plain = JSON.parse(JSON.stringify(message)) as Plain;
  const { event, snapshot, sessionId, type } = plain;
  const name = names.get(sessionId);
  return {
    ...plain,
    ...(event === undefined ? {} : { event: maskSecrets(event) }),
    ...(snapshot === undefined ? {} : { snapshot: maskedSnapshot(snapshot) }),
    ...(type === '@xstate.actor' && name !== undefined ? { name } : {}),
  } as unknown as StatelyInspectionEvent;
}

/** The state value is not masked: the inspector highlights it. */
function maskedSnapshot(snapshot: { value?: unknown }): unknown {
  const masked = maskSecrets(snapshot);
  return typeof masked === 'object' && 'value' in snapshot ? { ...masked, value: snapshot.value } : masked;
}

/** The replacement for a masked value. */
export const MASK = '•••';

/** Fields that contain secrets. */
const SECRET_NAME = /password|token|secret|email|authorization/i;
/** Fields that may contain user input or the output of an effect, such as the temporary password. */
const FREE_TEXT = new Set(['value', 'text', 'input', 'output', 'data']);
const EMAIL = /[^\s"'<>(),:;@]+@[^\s"'<>(),:;@]+/g;
const JSON_WEB_TOKEN = /\beyJ[\w-]*\.[\w-]*\.?[\w-]*/g;

/**
 * Masks passwords, tokens and emails in an inspection event.
 * @param message a JSON value
 * @returns the same structure, with strings replaced that are or may be secret
 */
export function maskSecrets(message: unknown): unknown {
  return masked(message, false);
}

function masked(value: unknown, isSecret: boolean): unknown {
  if (typeof value === 'string') return isSecret && value !== '' ? MASK : withoutPatterns(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => masked(item, isSecret));
  return Object.fromEntries(
    Object.entries(value).map(([name, child]: [string, unknown]) => [
      name,
      masked(child, isSecret || SECRET_NAME.test(name) || (FREE_TEXT.has(name) && typeof child === 'string')),
    ]),
  );
}

function withoutPatterns(text: string): string {
  return text.replaceAll(EMAIL, MASK).replaceAll(JSON_WEB_TOKEN, MASK);
}
