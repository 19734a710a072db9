import { useEffect, useState } from 'react';
import { PAGE_SIZE } from '../../../machines/rules/limits.ts';
import { lazyComponent } from '../navigation/lazyComponent.tsx';
import type { RowWindowProps } from './RowWindow.tsx';

export const RowWindow = lazyComponent<RowWindowProps>(() => import('./RowWindow.tsx'));

/**
 * Whether a list of `count` rows keeps only those near the window in the document: one that is longer than a page,
 * once the code is there, which is fetched when the first page is full. Where it does not come, all rows are in the
 * document: slower, and no less right.
 */
export function useIsWindowed(count: number): boolean {
  const [isReady, setReady] = useState(RowWindow.isFetched);
  const isComing = count >= PAGE_SIZE;
  useEffect(() => {
    if (!isComing) return undefined;
    let isGone = false;
    void RowWindow.preload().then((isFetched) => isGone || setReady(isFetched));
    return () => {
      isGone = true;
    };
  }, [isComing]);
  return isReady && count > PAGE_SIZE;
}
