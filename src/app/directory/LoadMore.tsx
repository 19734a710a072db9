import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import {
  canLoadMore,
  failureOf,
  isDimmed,
  isLoadingMore,
  isMoreFailed,
  isStale,
  isWholeList,
  rowsOf,
  totalOf,
  type DirectorySnapshot,
} from '../../../machines/directory/selectors.ts';
import { figures } from '../../../machines/rules/figures.ts';
import { PAGE_SIZE } from '../../../machines/rules/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { usePassFocus } from '../../ui/usePassFocus.ts';
import { shownText } from './counts.ts';
import type { DirectoryActor } from './directoryActor.ts';
import { isSeen } from './isSeen.ts';
import * as styles from './DirectoryTable.css.ts';

/** How far below the window's edge the next page is asked for. */
const AHEAD = '800px';

/** Whether the next page is on its way, or all of the list again. */
const isBusyBelow = (snapshot: DirectorySnapshot) => isLoadingMore(snapshot) || isDimmed(snapshot);

/** The end of a list: the next page comes when one scrolls near it, or at a press; a failed one with Retry. */
export function LoadMore({ directory }: { directory: DirectoryActor }) {
  const hasMore = useSelector(directory, canLoadMore);
  const isWhole = useSelector(directory, isWholeList);
  const isBusy = useSelector(directory, isBusyBelow);
  // Retry stands above the rows then.
  const isOutdated = useSelector(directory, isStale);
  const hasFailed = useSelector(directory, isMoreFailed);
  const failure = useSelector(directory, failureOf);
  const shown = useSelector(directory, rowsOf).length;
  const total = useSelector(directory, totalOf);
  const ask = () => directory.send({ type: hasFailed ? 'list.retry' : 'page.more' });

  const end = useRef<HTMLDivElement>(null);

  if (isWhole && shown <= PAGE_SIZE) return null;
  // One button for all of it, so that the focus stays on it; at the end of the list, where it was.
  return (
    <div ref={end} tabIndex={-1} className={styles.end}>
      {hasMore && <NearEnd onNear={ask} />}
      {hasFailed && <Notice tone="danger">{failure}</Notice>}
      {!isWhole && !isOutdated && (
        <MoreButton isBusy={isBusy} onClick={ask} passFocus={() => end.current?.focus()}>
          {hasFailed ? 'Retry' : 'Load more'}
        </MoreButton>
      )}
      {!hasFailed && (isWhole ? `All ${figures(shown)} shown` : shownText(shown, total))}
    </div>
  );
}

type MoreButtonProps = { isBusy: boolean; onClick: () => void; passFocus: () => void; children: string };

function MoreButton({ isBusy, passFocus, ...rest }: MoreButtonProps) {
  return <Button {...rest} ref={usePassFocus(passFocus)} busy={isBusy} busyLabel="Loading..." />;
}

/** Calls `onNear` when it is, or comes, near the window; there only while a next page can be asked for. */
function NearEnd({ onNear }: { onNear: () => void }) {
  const watch = (element: HTMLDivElement) => {
    const observer = new IntersectionObserver((entries) => isSeen(entries) && onNear(), {
      rootMargin: `${AHEAD} 0px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
  return <div ref={watch} />;
}
