import type { AnyMachineSnapshot } from 'xstate';
import type { RequestedAction } from '../../../machines/testing/walk.ts';

/** The text of an action requested by a step; null for internal actions of xstate. */
export function requestedText({ type, params }: RequestedAction): string | null {
  if (!type.startsWith('xstate.')) return params === undefined ? type : `${type} ${JSON.stringify(params)}`;
  if (type === 'xstate.spawnChild') {
    const { src, id, input } = params as { src: unknown; id: string; input?: unknown };
    const name = typeof src === 'string' ? src : id;
    return input === undefined ? `invoke ${name}` : `invoke ${name} ${JSON.stringify(input)}`;
  }
  if (type === 'xstate.sendTo') {
    const { event } = params as { event?: unknown };
    return `send ${JSON.stringify(event)}`;
  }
  return null;
}

/** The state value of a snapshot as text: `signingIn.waiting`, joined by “and” for parallel regions. */
export function statesText(snapshot: AnyMachineSnapshot): string {
  return leaves(snapshot.value).join(' and ');
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const below = leaves(child);
    return below.length === 0 ? [key] : below.map((path) => `${key}.${path}`);
  });
}
