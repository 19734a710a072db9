import type { VirtualItem } from '@tanstack/react-virtual';
import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isListing, rowsOf } from '../../../machines/list/selectors.ts';
import { EXPORT_PAGE_SIZE, PAGE_SIZE } from '../../../machines/rules/limits.ts';
import type { ListActor } from './listActor.ts';

/** A scroll position: pixels from the top, the number of rows, and the heights of the rendered ones. */
type ListPosition = { top: number; rows: number; heights: VirtualItem[] };

/** The positions of this tab, by the key of their history entry. */
const positions = new Map<string, ListPosition>();

/** The router's key of the first entry, which is not in the browser's history state. */
const FIRST_ENTRY = 'default';

/** The key of the browser's history entry, which changes before the router renders. */
function currentEntry(): string {
  const state: unknown = window.history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  return typeof key === 'string' ? key : FIRST_ENTRY;
}

/** Stores the scroll position of the entry `key`, unless the browser has left it. */
export function storeListPosition(key: string, position: ListPosition): void {
  if (currentEntry() === key) positions.set(key, position);
}

/** The stored position of an entry, or null. Limited to the rows that one request can read. */
export function storedListPosition(key: string): ListPosition | null {
  const position = positions.get(key);
  return position === undefined ? null : { ...position, rows: Math.min(position.rows, EXPORT_PAGE_SIZE) };
}

/** The position to restore after Back or Forward; null for a new visit. */
function useReturnPosition(): ListPosition | null {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [position] = useState(() => (isReturn ? storedListPosition(key) : null));
  return position;
}

/** The number of rows to load first to restore a position; null for one page. */
export function useReturnSize(): number | null {
  const position = useReturnPosition();
  return position !== null && position.rows > PAGE_SIZE ? position.rows : null;
}

/**
 * Stores the scroll position of a list, and restores it on Back and Forward.
 * @returns the row heights at that position, and a ref to a function that reads the current ones
 */
export function useListPosition(list: ListActor) {
  const { key } = useLocation();
  const position = useReturnPosition();
  const readHeightsRef = useRef<() => VirtualItem[]>(() => []);
  const areRowsShown = useSelector(list, isListing);

  // Once: a later refresh does not scroll.
  const isRestored = useRef(false);
  useLayoutEffect(() => {
    if (position === null || isRestored.current || !areRowsShown) return;
    isRestored.current = true;
    window.scrollTo(0, position.top);
  }, [position, areRowsShown]);

  useEffect(() => {
    const store = () => {
      const { length: rows } = rowsOf(list.getSnapshot());
      storeListPosition(key, { top: window.scrollY, rows, heights: readHeightsRef.current() });
    };
    window.addEventListener('scroll', store, { passive: true });
    return () => window.removeEventListener('scroll', store);
  }, [list, key]);
  return { heights: position?.heights, readHeightsRef };
}
