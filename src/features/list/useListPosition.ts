import type { VirtualItem } from '@tanstack/react-virtual';
import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isListing, rowsOf } from '../../../machines/list/selectors.ts';
import { PAGE_SIZE } from '../../../machines/rules/limits.ts';
import type { ListActor } from './listActor.ts';
import { storeListPosition, storedListPosition, type ListPlace } from './listPositions.ts';

/** The place in a list that Back or Forward leads to; null for one that is opened anew. */
function useReturnPlace(): ListPlace | null {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [place] = useState(() => (isReturn ? storedListPosition(key) : null));
  return place;
}

/** How many rows a list that one comes back to has to load first; null for a page. */
export function useReturnSize(): number | null {
  const place = useReturnPlace();
  return place !== null && place.rows > PAGE_SIZE ? place.rows : null;
}

/**
 * Stores the scroll position of a list, and restores it with Back and Forward.
 * @returns the heights of the rows at that position, and a ref for what reads them
 */
export function useListPosition(list: ListActor) {
  const { key } = useLocation();
  const place = useReturnPlace();
  const readHeightsRef = useRef<() => VirtualItem[]>(() => []);
  const areRowsShown = useSelector(list, isListing);

  // Once: rows that are loaded anew later leave the place to the browser.
  const isReturned = useRef(false);
  useLayoutEffect(() => {
    if (place === null || isReturned.current || !areRowsShown) return;
    isReturned.current = true;
    window.scrollTo(0, place.top);
  }, [place, areRowsShown]);

  useEffect(() => {
    const keep = () => {
      const { length: rows } = rowsOf(list.getSnapshot());
      storeListPosition(key, { top: window.scrollY, rows, heights: readHeightsRef.current() });
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [list, key]);
  return { heights: place?.heights, readHeightsRef };
}
