import type { VirtualItem } from '@tanstack/react-virtual';
import { EXPORT_PAGE_SIZE } from '../../../machines/rules/limits.ts';

/** Where somebody was in a list: how far down, how many rows there were, and the heights of those that were rendered. */
export type ListPlace = { top: number; rows: number; heights: VirtualItem[] };

/** The places of this tab, by the key of their entry in its history. */
const places = new Map<string, ListPlace>();

/** The key of the first entry, which the router gives none in the browser's history. */
const FIRST_ENTRY = 'default';

/** The entry that the browser is at: ahead of what the router shows, as long as that is on its way. */
function currentEntry(): string {
  const state: unknown = window.history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  return typeof key === 'string' ? key : FIRST_ENTRY;
}

/** Keeps the place in the list that is shown for the entry `key`, unless the browser has left it already. */
export function storeListPosition(key: string, place: ListPlace): void {
  if (currentEntry() === key) places.set(key, place);
}

/** The place kept for an entry, with no more rows than a request may ask for; null when there is none. */
export function storedListPosition(key: string): ListPlace | null {
  const place = places.get(key);
  return place === undefined ? null : { ...place, rows: Math.min(place.rows, EXPORT_PAGE_SIZE) };
}
