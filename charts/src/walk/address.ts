import { useSyncExternalStore } from 'react';
import type { Step, Walk } from '../../../machines/testing/walk.ts';

/** A chart and a walk through it, as stored in the URL. */
export type Place = { chart: string; walk: Walk };

/** The hash of the URL for a chart or a flow, whose id may contain spaces. */
export function chartAddress(chart: string): string {
  return `#/${encodeURIComponent(chart)}`;
}

/** The hash of the URL for a walk; equal walks have equal hashes. */
export function addressOf({ chart, walk }: Place): string {
  const { input, steps } = walk;
  const start = chartAddress(chart);
  if (input === undefined && steps.length === 0) return start;
  return `${start}/${encode(JSON.stringify(input === undefined ? [steps] : [steps, input]))}`;
}

/** Parses a hash; null if it names no chart. An invalid walk becomes an empty one. */
export function placeOf(hash: string): Place | null {
  const [, name = '', walked = ''] = hash.split('/');
  if (name === '') return null;
  const chart = decodeName(name);
  try {
    const [steps, input] = JSON.parse(decode(walked)) as unknown[];
    if (Array.isArray(steps) && steps.every(isStep)) {
      return { chart, walk: input === undefined ? { steps } : { steps, input } };
    }
  } catch {
    // A truncated URL still opens the chart.
  }
  return { chart, walk: { steps: [] } };
}

/** A name that is not encoded correctly names no chart, and is shown as it is. */
function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function isStep(value: unknown): value is Step {
  if (typeof value !== 'object' || value === null || !('event' in value)) return false;
  const { event } = value;
  return typeof event === 'object' && event !== null && 'type' in event && typeof event.type === 'string';
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
