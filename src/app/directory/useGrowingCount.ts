import { startTransition, useEffect, useState } from 'react';
import { PAGE_SIZE } from '../../../machines/rules/limits.ts';
import { media } from '../../theme/media.ts';
import { whenIdle } from '../whenIdle.ts';

/** What a window of a usual height shows, in rows and in cards. */
const FIRST = { rows: 16, cards: 6 };

/** So few that they are made and laid out between two inputs. */
const STEP = 8;

/**
 * How many rows of a list of `count` are in the document: at first what a window shows, then a few more whenever the
 * browser is idle, and all of them at once as soon as somebody scrolls, or with `isWhole` from the start.
 */
export function useGrowingCount(count: number, isWhole: boolean): number {
  const [made, setMade] = useState(() => {
    if (isWhole) return PAGE_SIZE;
    return window.matchMedia(media.narrow).matches ? FIRST.cards : FIRST.rows;
  });
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
