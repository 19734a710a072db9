import { startTransition, useCallback, useEffect, useState } from 'react';
import { PAGE_SIZE } from '../../../machines/rules/limits.ts';
import { media } from '../../theme/media.ts';
import { whenIdle } from '../whenIdle.ts';
import { expectedRowHeight } from './rowHeights.ts';

/** How high a card is at least, and what stands above the rows, in pixels. */
const HEIGHTS = { card: 120, above: 200 };

/** So few that they are made and laid out between two inputs. */
const STEP = 8;

/** Rows that are ready below the window: one is half a turn of the wheel, and rows follow from the first on. */
const READY = 1;

/** How many rows of a height the window shows at most, and how many are made before somebody moves through them. */
function firstCounts(rowHeight: number): { shown: number; ahead: number } {
  const isNarrow = window.matchMedia(media.narrow).matches;
  const height = isNarrow ? HEIGHTS.card : rowHeight;
  const shown = Math.max(1, Math.ceil((window.innerHeight - HEIGHTS.above) / height));
  // How high a card is nobody knows before: a space for many of them would make the page jump.
  return { shown, ahead: isNarrow ? PAGE_SIZE : shown + READY };
}

type GrowingCount = {
  /** How high a row is that is not in the document, in pixels. */
  rowHeight: number;
  /** How many rows are in the document. */
  growingCount: number;
  /** Whether somebody moved through a list of which not all are there. */
  isMoved: boolean;
  /** To be called when somebody does. */
  move: () => void;
};

/**
 * How many rows of the first page of a list of `count` are in the document: at first what a window shows, then more of
 * them whenever the browser is idle. Of a page that is full these are few, since each row makes each later action
 * slower; the others come as soon as somebody moves through a list that cannot be windowed, and at once with `isWhole`.
 * @param canWindow null while that is unknown
 */
export function useGrowingCount(count: number, isWhole: boolean, canWindow: boolean | null): GrowingCount {
  const [rowHeight] = useState(expectedRowHeight);
  const [{ shown, ahead }] = useState(() => firstCounts(rowHeight));
  const [made, setMade] = useState(shown);
  const [isMoved, setMoved] = useState(false);
  const firstPage = Math.min(count, PAGE_SIZE);
  const goal = count < PAGE_SIZE ? count : ahead;
  const isGrowing = !isWhole && made < goal;
  const isPart = !isWhole && made < firstPage && !(isMoved && canWindow === false);
  const move = useCallback(() => {
    if (canWindow === false) startTransition(() => setMade(PAGE_SIZE));
    else setMoved(true);
  }, [canWindow]);

  useEffect(
    () =>
      isGrowing
        ? whenIdle(() => startTransition(() => setMade((now) => Math.max(now, Math.min(made + STEP, goal)))))
        : undefined,
    [isGrowing, made, goal],
  );
  useEffect(() => {
    if (!isPart) return undefined;
    window.addEventListener('scroll', move, { passive: true });
    window.addEventListener('resize', move);
    return () => {
      window.removeEventListener('scroll', move);
      window.removeEventListener('resize', move);
    };
  }, [isPart, move]);

  return { rowHeight, growingCount: isPart ? made : count, isMoved: isMoved && isPart, move };
}
