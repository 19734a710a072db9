import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { isId } from '../../../machines/rules/isId.ts';
import { maskTexts } from './mask.ts';

/** The parts of an inspection event that can contain user input. The others contain names, ids and the chart. */
type Plain = { sessionId: string; type: string; event?: object; snapshot?: object };

/**
 * Converts an inspection event to plain JSON without private texts. Idempotent.
 * @param names the readable names of actors, by their session id
 */
export function serialize(message: StatelyInspectionEvent, names: ReadonlyMap<string, string>): StatelyInspectionEvent {
  const plain = JSON.parse(JSON.stringify(message)) as Plain;
  const { event, snapshot, sessionId, type } = plain;
  const name = names.get(sessionId);
  return {
    ...plain,
    ...(event === undefined ? {} : { event: masked(event, ['type']) }),
    ...(snapshot === undefined ? {} : { snapshot: masked(snapshot, ['value', 'status']) }),
    ...(type === '@xstate.actor' && name !== undefined ? { name } : {}),
  } as unknown as StatelyInspectionEvent;
}

/** The replacement for a masked text. */
export const MASK = '•••';

/** Masks all texts of a JSON value but ids and the product's own. */
export function maskSecrets(value: unknown): unknown {
  return maskTexts(value, (text, kind) => (kind !== 'secret' && isId(text) ? text : MASK));
}

/** The inspector highlights the state, and shows the type of an event. */
function masked(part: object, names: string[]): unknown {
  const own = Object.entries(part).filter(([name]) => names.includes(name));
  return { ...(maskSecrets(part) as object), ...Object.fromEntries(own) };
}
