import { startTransition, useEffect, useState } from 'react';
import { PAGE_SIZE } from '../../../machines/rules/limits.ts';
import { media } from '../../theme/media.ts';
import { whenIdle } from '../whenIdle.ts';

/** How high a row and a card are at least, and what stands above them, in pixels. */
const HEIGHTS = { row: 48, card: 120, above: 200 };

/** How many rows the window shows at most. */
function shownCount(): number {
  const height = window.matchMedia(media.narrow).matches ? HEIGHTS.card : HEIGHTS.row;
  return Math.max(1, Math.ceil((window.innerHeight - HEIGHTS.above) / height));
}

/** So few that they are made and laid out between two inputs. */
const STEP = 8;

/**
 * How many rows of a list of `count` are in the document: at first what a window shows, then a few more whenever the
 * browser is idle, and all of them at once as soon as somebody scrolls, or with `isWhole` from the start.
 */
export function useGrowingCount(count: number, isWhole: boolean): number {
  const [made, setMade] = useState(() => (isWhole ? PAGE_SIZE : shownCount()));
  const isGrowing = made < Math.min(count, PAGE_SIZE);

  useEffect(
    () => (isGrowing ? whenIdle(() => startTransition(() => setMade(made + STEP))) : undefined),
    [isGrowing, made],
  );
  useEffect(() => {
    if (!isGrowing) return undefined;
    const makeAll = () => setMade(PAGE_SIZE);
    window.addEventListener('scroll', makeAll, { passive: true });
    return () => window.removeEventListener('scroll', makeAll);
  }, [isGrowing]);

  return isGrowing ? made : count;
}
