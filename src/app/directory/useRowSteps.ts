import { useLayoutEffect, useRef, type RefObject } from 'react';
import { whenIdle } from '../whenIdle.ts';
import { madeRows } from './rowHeights.ts';
import { areFollowing, nearestRows, rowSlots, type PlacedRow, type RowSlot } from './rowSlots.ts';

/** So few rows are made at once that a frame does not wait long for them. */
const STEP = 3;

/** Rows that are missed come at last, whatever else the browser does: after so many milliseconds. */
const PATIENCE = 100;

export type RowSteps = {
  body: RefObject<HTMLTableSectionElement | null>;
  /** The rows near the window, placed in the page; the same array as long as they are the same. */
  wanted: PlacedRow[];
  /** A row that stays, wherever the window is. */
  keptIndex: number | null;
  /** Where the list begins in the page, and how high it is, in pixels. */
  top: number;
  height: number;
  isScrolling: boolean;
  onChange: (slots: RowSlot[]) => void;
};

/**
 * Puts the wanted rows into the document, a few at a time and those in the middle of the window first. Where few of
 * them are there yet, the window moves faster than rows can follow: then they come when it is still.
 */
export function useRowSteps({ body, wanted, keptIndex, top, height, isScrolling, onChange }: RowSteps): void {
  const shownHeight = useRef(0);
  useLayoutEffect(() => {
    const element = body.current;
    if (wanted.length === 0 || element === null) return undefined;
    const moving = wanted.filter(
      ({ index, start, end }) =>
        index !== keptIndex && end > window.scrollY && start < window.scrollY + window.innerHeight,
    );
    const isFar = !areFollowing(moving, madeRows(element));
    if (isFar && isScrolling && height === shownHeight.current) return undefined;
    shownHeight.current = height;
    const placed = wanted.map(({ index, start, end }) => ({ index, start: start - top, end: end - top }));
    const middle = window.scrollY + window.innerHeight / 2 - top;
    let cancel = () => {};
    const showMore = () => {
      const shown = nearestRows(placed, madeRows(element), middle, STEP);
      onChange(rowSlots(shown, height));
      if (shown.length < placed.length) cancel = whenIdle(showMore, PATIENCE);
    };
    showMore();
    return () => cancel();
  }, [body, wanted, keptIndex, top, height, isScrolling, onChange]);
}
