import { useSyncExternalStore } from 'react';
import type { AnyEventObject } from 'xstate';
import type { Walk } from './walk.ts';

/** What an address shows: a chart, and how far somebody walked in it. */
export type Place = { chart: string; walk: Walk };

/** The part of an address behind `#`, for a place: the same place gives the same address. */
export function addressOf({ chart, walk }: Place): string {
  const { input, events } = walk;
  if (input === undefined && events.length === 0) return `#/${chart}`;
  return `#/${chart}/${encode(JSON.stringify(input === undefined ? [events] : [events, input]))}`;
}

/** Reads an address; null when it names no chart. A walk that cannot be read begins at the start. */
export function placeOf(hash: string): Place | null {
  const [, chart = '', walked = ''] = hash.split('/');
  if (chart === '') return null;
  try {
    const [events, input] = JSON.parse(decode(walked)) as unknown[];
    if (Array.isArray(events) && events.every(isEvent)) {
      return { chart, walk: input === undefined ? { events } : { events, input } };
    }
  } catch {
    // An address somebody cut short: the chart itself is still there.
  }
  return { chart, walk: { events: [] } };
}

function isEvent(value: unknown): value is AnyEventObject {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function encode(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decode(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (character) => character.charCodeAt(0)));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** The part of the address behind `#`, which says what is shown; Back and Forward work. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => window.location.hash);
}

/** Shows another place, which becomes an entry of the browser's history. */
export function goTo(address: string): void {
  window.location.hash = address;
}
