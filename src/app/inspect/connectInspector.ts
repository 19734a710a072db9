import { createBrowserInspector } from '@statelyai/inspect';
import type { AnyActorRef } from 'xstate';
import { createSerializer } from './serialize.ts';
import { watchActors } from './watchActors.ts';

/**
 * Opens the Stately inspector in a new window, and connects every actor that starts from now on, with
 * placeholders for private texts. Only for development.
 * @param url another page that receives the messages
 */
export function connectInspector(url?: string): void {
  const names = new Map<string, string>();
  const inspector = createBrowserInspector({
    ...(url === undefined ? {} : { url }),
    serialize: createSerializer(names),
  });
  watchActors((event) => {
    if (event.type === '@xstate.actor') {
      const { sessionId } = event.actorRef;
      names.set(sessionId, readableName(event.actorRef as AnyActorRef));
    }
    inspector.inspect.next?.(event);
  });
}

/** The id of a chart, or the name of an effect. */
function readableName({ id, src, logic }: AnyActorRef & { logic?: { config?: { id?: unknown } } }): string {
  if (typeof src === 'string' && !src.startsWith('xstate.')) return src;
  const chart = logic?.config?.id;
  return typeof chart === 'string' ? chart : id;
}
