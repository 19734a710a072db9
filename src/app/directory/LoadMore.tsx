import { useSelector } from '@xstate/react';
import {
  canLoadMore,
  failureOf,
  isLoadingMore,
  isMoreFailed,
  rowsOf,
  totalOf,
} from '../../../machines/directory/selectors.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { shownText } from './counts.ts';
import type { DirectoryActor } from './directoryActor.ts';
import { isSeen } from './isSeen.ts';
import * as styles from './DirectoryTable.css.ts';

/** How far below the window's edge the next page is asked for. */
const AHEAD = '800px';

/** The end of a list: the next page comes when one scrolls near it, or at a press; a failed one with Retry. */
export function LoadMore({ directory }: { directory: DirectoryActor }) {
  const hasMore = useSelector(directory, canLoadMore);
  const isComing = useSelector(directory, isLoadingMore);
  const hasFailed = useSelector(directory, isMoreFailed);
  const failure = useSelector(directory, failureOf);
  const shown = useSelector(directory, rowsOf).length;
  const total = useSelector(directory, totalOf);
  const ask = () => directory.send({ type: hasFailed ? 'list.retry' : 'page.more' });

  if (!hasMore && !isComing && !hasFailed) return null;
  // One button for all of it, so that the focus stays on it.
  return (
    <div className={styles.end}>
      {hasMore && <NearEnd onNear={ask} />}
      {hasFailed && <Notice tone="danger">{failure}</Notice>}
      <Button key="more" busy={isComing} busyLabel="Loading..." onClick={ask}>
        {hasFailed ? 'Retry' : 'Load more'}
      </Button>
      {!hasFailed && shownText(shown, total)}
    </div>
  );
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
