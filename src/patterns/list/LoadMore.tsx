import { shallowEqual, useSelector } from '@xstate/react';
import { useRef } from 'react';
import { endOf } from '../../../machines/list/selectors.ts';
import { formatNumber } from '../../../machines/rules/format.ts';
import { PAGE_SIZE } from '../../../machines/rules/limits.ts';
import { Button } from '../../components/button/Button.tsx';
import { Notice } from '../../components/feedback/Notice.tsx';
import { usePassFocus } from '../../lib/focus.ts';
import type { ListActor } from './listActor.ts';
import * as styles from './ListTable.css.ts';
import { shownText } from './ListCount.tsx';

/** The distance below the window at which the next page is loaded. */
const AHEAD = '800px';

/** The end of a list: loads the next page when it is scrolled near or on press, with Retry after an error. */
export function LoadMore({ list }: { list: ListActor }) {
  const end = useSelector(list, endOf, shallowEqual);
  const { hasMore, isWhole, isBusy, isOutdated, hasFailed, failure, shown, total } = end;
  const load = () => list.send({ type: hasFailed ? 'list.retry' : 'page.more' });

  const place = useRef<HTMLDivElement>(null);

  if (isWhole && shown <= PAGE_SIZE) return null;
  // One button for all states, so that it keeps the focus.
  return (
    <div ref={place} tabIndex={-1} className={styles.end}>
      {hasMore && <NearEnd onNear={load} />}
      {hasFailed && <Notice tone="danger">{failure}</Notice>}
      {!isWhole && !isOutdated && (
        <MoreButton isBusy={isBusy} onClick={load} passFocus={() => place.current?.focus()}>
          {hasFailed ? 'Retry' : 'Load more'}
        </MoreButton>
      )}
      {!hasFailed && (isWhole ? `All ${formatNumber(shown)} shown` : shownText(shown, total))}
    </div>
  );
}

type MoreButtonProps = { isBusy: boolean; onClick: () => void; passFocus: () => void; children: string };

function MoreButton({ isBusy, passFocus, ...rest }: MoreButtonProps) {
  return <Button {...rest} ref={usePassFocus(passFocus)} busy={isBusy} busyLabel="Loading..." />;
}

/** Calls `onNear` when it is scrolled near the window. Rendered only while a next page can be requested. */
function NearEnd({ onNear }: { onNear: () => void }) {
  const watch = (element: HTMLDivElement) => {
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting === true && onNear(), {
      rootMargin: `${AHEAD} 0px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
  return <div ref={watch} />;
}
