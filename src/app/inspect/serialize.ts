import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { maskSecrets } from './maskSecrets.ts';

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
