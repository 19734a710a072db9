import { useEffect, useState } from 'react';
import { PAGE_SIZE } from '../../../machines/rules/limits.ts';
import { lazyComponent } from '../navigation/lazyComponent.tsx';
import { whenIdle } from '../whenIdle.ts';
import type { RowWindowProps } from './RowWindow.tsx';

export const RowWindow = lazyComponent<RowWindowProps>(() => import('./RowWindow.tsx'));

/**
 * Whether a list of `count` rows can keep only those near the window in the document: one with a full page, once the
 * code for it is there; null while that is on its way. Where it does not come, all rows are in the document: slower,
 * and no less right.
 */
export function useCanWindow(count: number): boolean | null {
  const [isReady, setReady] = useState<boolean | null>(() => RowWindow.isFetched() || null);
  const isFull = count >= PAGE_SIZE;
  useEffect(() => {
    if (!isFull) return undefined;
    let isGone = false;
    const fetch = () => void RowWindow.preload().then((isFetched) => isGone || setReady(isFetched));
    // The rows come first.
    const cancel = whenIdle(fetch);
    return () => {
      isGone = true;
      cancel();
    };
  }, [isFull]);
  return isFull && isReady;
}
