import { startTransition, useCallback, useEffect, useState } from 'react';
import { PAGE_SIZE } from '../../../machines/rules/limits.ts';
import { media } from '../../theme/media.ts';
import { whenIdle } from '../whenIdle.ts';
import { ROW_HEIGHT } from './rowSlots.ts';

/** How high a row and a card are at least, and what stands above them, in pixels. */
const HEIGHTS = { row: ROW_HEIGHT, card: 120, above: 200 };

/** So few that they are made and laid out between two inputs. */
const STEP = 8;

/** How many rows the window shows at most, and how many are made before somebody moves through them. */
function firstCounts(): { shown: number; ahead: number } {
  const isNarrow = window.matchMedia(media.narrow).matches;
  const height = isNarrow ? HEIGHTS.card : HEIGHTS.row;
  const shown = Math.max(1, Math.ceil((window.innerHeight - HEIGHTS.above) / height));
  // How high a card is nobody knows before: a space for many of them would make the page jump.
  return { shown, ahead: isNarrow ? PAGE_SIZE : shown + 4 };
}

/** Whether a key opens the browser's own search, which finds only what is in the document. */
const isFindKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'F3' || (key.toLowerCase() === 'f' && (ctrlKey || metaKey));

type GrowingCount = {
  /** How many rows are in the document. */
  growingCount: number;
  /** Puts the others there, too. */
  makeAll: () => void;
};

/**
 * How many rows of the first page of a list of `count` are in the document: at first what a window shows, then more of
 * them whenever the browser is idle. Of a page that is full it is a second window's, since each row makes each later
 * action slower; the others as soon as somebody scrolls or searches the page, or with `isWhole` from the start.
 */
export function useGrowingCount(count: number, isWhole: boolean): GrowingCount {
  const [{ shown, ahead }] = useState(firstCounts);
  const [made, setMade] = useState(isWhole ? PAGE_SIZE : shown);
  const firstPage = Math.min(count, PAGE_SIZE);
  const isGrowing = made < (count < PAGE_SIZE ? count : ahead);
  const isPart = made < firstPage;
  const makeAll = useCallback(() => startTransition(() => setMade(PAGE_SIZE)), []);

  useEffect(
    () => (isGrowing ? whenIdle(() => startTransition(() => setMade((now) => Math.max(now, made + STEP)))) : undefined),
    [isGrowing, made],
  );
  useEffect(() => {
    if (!isPart) return undefined;
    const findAll = (event: KeyboardEvent) => isFindKey(event) && makeAll();
    window.addEventListener('scroll', makeAll, { passive: true });
    window.addEventListener('resize', makeAll);
    window.addEventListener('keydown', findAll);
    return () => {
      window.removeEventListener('scroll', makeAll);
      window.removeEventListener('resize', makeAll);
      window.removeEventListener('keydown', findAll);
    };
  }, [isPart, makeAll]);

  return { growingCount: isPart ? made : count, makeAll };
}
