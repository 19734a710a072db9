import type { StatelyInspectionEvent } from '@statelyai/inspect';

/** The parts of a message that hold what people typed; the others hold names, ids and the chart itself. */
type Plain = { sessionId: string; type: string; event?: unknown; snapshot?: { value?: unknown } };

/**
 * Makes a message of the inspector plain and free of secrets. It may be called twice with the same message.
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

/** Where a chart is in is no secret, and the inspector lights it. */
function maskedSnapshot(snapshot: { value?: unknown }): unknown {
  const masked = maskSecrets(snapshot);
  return typeof masked === 'object' && 'value' in snapshot ? { ...masked, value: snapshot.value } : masked;
}

/** What stands for a masked value. */
export const MASK = '•••';

/** Fields that hold a secret, whatever is in them. */
const SECRET_NAME = /password|token|secret|email|authorization/i;
/** Fields that hold what a person typed or what an effect made, such as the temporary password: texts of any kind. */
const FREE_TEXT = new Set(['value', 'text', 'input', 'output', 'data']);
const EMAIL = /[^\s"'<>(),:;@]+@[^\s"'<>(),:;@]+/g;
const JSON_WEB_TOKEN = /\beyJ[\w-]*\.[\w-]*\.?[\w-]*/g;

/**
 * Takes passwords, tokens and emails out of what the inspector is sent.
 * @param message anything made of plain values, as JSON has them
 * @returns the same shape, with texts that are or may be secret replaced
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
