import { useSyncExternalStore } from 'react';
import type { Step, Walk } from './walk.ts';
import { isRecord } from './choices.ts';

/** A chart and a walk through it, as stored in the URL. */
export type Place = { chart: string; walk: Walk };

/** The hash of the URL for a chart or a flow, whose id may contain spaces. */
export function chartAddress(chart: string): string {
  return `#/${encodeURIComponent(chart)}`;
}

/** The hash of the URL for a walk; equal walks have equal hashes. */
export function addressOf({ chart, walk: { input, steps } }: Place): string {
  if (input === undefined && steps.length === 0) return chartAddress(chart);
  return `${chartAddress(chart)}/${encode(JSON.stringify(input === undefined ? [steps] : [steps, input]))}`;
}

/** Parses a hash; null if it contains no chart. A damaged walk, such as of a truncated URL, becomes an empty one. */
export function placeOf(hash: string): (Place & { isDamaged?: true }) | null {
  const [, name = '', walked = ''] = hash.split('/');
  if (name === '') return null;
  const chart = parsed(() => decodeURIComponent(name)) ?? name;
  if (walked === '') return { chart, walk: { steps: [] } };
  const [steps, input] = parsed(() => JSON.parse(decode(walked)) as unknown[]) ?? [];
  if (!Array.isArray(steps) || !steps.every(isStep)) return { chart, walk: { steps: [] }, isDamaged: true };
  return { chart, walk: input === undefined ? { steps } : { steps, input } };
}

function parsed<Value>(parse: () => Value): Value | null {
  try {
    return parse();
  } catch {
    return null;
  }
}

function isStep(value: unknown): value is Step {
  return isRecord(value) && isRecord(value['event']) && typeof value['event']['type'] === 'string';
}

/** UTF-8 as base64 for URLs. */
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
