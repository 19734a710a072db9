import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { inOwnTask } from '../inOwnTask.ts';
import { expectedRowHeight, rowHeights } from './rowHeights.ts';
import type { RowSlot } from './rowSlots.ts';
import { useRowSteps } from './useRowSteps.ts';

/** Rows kept ready above and below the window. */
const OVERSCAN = 3;

/** When scrolling is over, in milliseconds without it. */
const CALM = 80;

/** A difference that is rounding. */
const TOLERANCE = 1;

export type RowWindowProps = {
  rows: { id: string }[];
  body: RefObject<HTMLTableSectionElement | null>;
  /** A row that stays, wherever the window is: it holds the focus. */
  keptIndex: number | null;
  /** Another object each time the rows are drawn: they may have other heights then. */
  drawn: object;
  onChange: (slots: RowSlot[]) => void;
};

/** Follows the window over a long list and says which of its rows belong into the document. Shows nothing itself. */
export function Component({ rows, body, keptIndex, drawn, onChange }: RowWindowProps) {
  const [{ top, width, rowHeight }, setLayout] = useState(() => ({ top: 0, width: 0, rowHeight: expectedRowHeight() }));
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: useCallback((range: Range) => withKept(defaultRangeExtractor(range), keptIndex), [keptIndex]),
    isScrollingResetDelay: CALM,
    // The rows ahead are there already: others are made between two frames and not within one.
    useFlushSync: false,
  });

  useEffect(() => {
    const element = body.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() =>
      setLayout((known) => {
        const { top: topInWindow, width: newWidth } = element.getBoundingClientRect();
        const newTop = Math.round(topInWindow + window.scrollY);
        if (newWidth !== known.width) return { top: newTop, width: newWidth, rowHeight: usualHeight(element) };
        return newTop === known.top ? known : { ...known, top: newTop };
      }),
    );
    observer.observe(element);
    // What stands above the list moves it.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [body]);

  // With another width rows wrap otherwise, or become cards.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, width]);

  const { isScrolling } = virtualizer;
  useLayoutEffect(() => {
    const measure = () => {
      if (body.current === null) return;
      for (const [index, height] of rowHeights(body.current)) {
        // Paper may have more rows than the list.
        if (index >= rows.length) break;
        const known = virtualizer.measurementsCache[index]?.size ?? 0;
        if (Math.abs(known - height) >= TOLERANCE) virtualizer.resizeItem(index, height);
      }
    };
    // The browser lays the rows out for it, which takes as long again as to make them.
    if (isScrolling) return inOwnTask(measure);
    measure();
    return undefined;
  }, [virtualizer, rows, body, width, drawn, isScrolling]);

  useRowSteps({
    body,
    wanted: virtualizer.getVirtualItems(),
    keptIndex,
    top,
    height: virtualizer.getTotalSize(),
    isScrolling,
    onChange,
  });
  return null;
}

/** The height in the middle: a row that is open does not count as usual. */
function usualHeight(body: HTMLTableSectionElement): number {
  const heights = [...rowHeights(body).values()].sort((one, other) => one - other);
  return heights[Math.floor(heights.length / 2)] ?? expectedRowHeight();
}

/** The rows near the window, and the one that stays. */
function withKept(indexes: number[], keptIndex: number | null): number[] {
  if (keptIndex === null || indexes.includes(keptIndex)) return indexes;
  return [...indexes, keptIndex].sort((one, other) => one - other);
}
