import { useSyncExternalStore } from 'react';
import type { AnyEventObject } from 'xstate';
import type { Walk } from './walk.ts';

/** A chart and a walk through it, as stored in the URL. */
export type Place = { chart: string; walk: Walk };

/** The hash of the URL for a walk; equal walks have equal hashes. */
export function addressOf({ chart, walk }: Place): string {
  const { input, events } = walk;
  if (input === undefined && events.length === 0) return `#/${chart}`;
  return `#/${chart}/${encode(JSON.stringify(input === undefined ? [events] : [events, input]))}`;
}

/** Parses a hash; null if it names no chart. An invalid walk becomes an empty one. */
export function placeOf(hash: string): Place | null {
  const [, chart = '', walked = ''] = hash.split('/');
  if (chart === '') return null;
  try {
    const [events, input] = JSON.parse(decode(walked)) as unknown[];
    if (Array.isArray(events) && events.every(isEvent)) {
      return { chart, walk: input === undefined ? { events } : { events, input } };
    }
  } catch {
    // A truncated URL still opens the chart.
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

/** The hash of the URL; re-renders on Back and Forward. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => window.location.hash);
}

/** Navigates to a hash, with a new entry in the browser's history. */
export function goTo(address: string): void {
  window.location.hash = address;
}
