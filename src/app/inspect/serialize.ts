import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { createMask } from './mask.ts';

/** The parts of an inspection event that can contain user input. The others contain names, ids and the chart. */
type Plain = { sessionId: string; type: string; event?: object; snapshot?: object };

/**
 * Creates a function that converts inspection events to plain JSON without private texts.
 * @param names the readable names of actors, by their session id
 */
export function createSerializer(names: ReadonlyMap<string, string>) {
  const mask = createMask();
  /** The inspector highlights the state, and shows the type of an event. */
  const masked = (part: object, shown: string[]) => {
    const own = Object.entries(part).filter(([name]) => shown.includes(name));
    return { ...(mask(part) as object), ...Object.fromEntries(own) };
  };
  return (message: StatelyInspectionEvent): StatelyInspectionEvent => {
    const plain = JSON.parse(JSON.stringify(message)) as Plain;
    const { event, snapshot, sessionId, type } = plain;
    const name = names.get(sessionId);
    return {
      ...plain,
      ...(event === undefined ? {} : { event: masked(event, ['type']) }),
      ...(snapshot === undefined ? {} : { snapshot: masked(snapshot, ['value', 'status']) }),
      ...(type === '@xstate.actor' && name !== undefined ? { name } : {}),
    } as unknown as StatelyInspectionEvent;
  };
}
