import type { AskedFor, Frame } from './walk.ts';

/** What a step asked for, in words; xstate's own bookkeeping is left out. */
export function askedText({ type, params }: AskedFor): string | null {
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

/** The states of a frame in words: `signingIn.waiting`, or several where regions run side by side. */
export function statesText({ snapshot }: Frame): string {
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
