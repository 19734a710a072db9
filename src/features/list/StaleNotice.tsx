import { useSelector } from '@xstate/react';
import { failureOf, isStale } from '../../../machines/list/selectors.ts';
import { Notice } from '../../components/feedback/Notice.tsx';
import { RetryButton } from '../../components/feedback/ErrorState.tsx';
import { focusHeading } from '../../lib/focus.ts';
import type { ListActor } from './listActor.ts';

/** Marks the rows on screen as old, when refreshing them failed. */
export function StaleNotice({ list }: { list: ListActor }) {
  return useSelector(list, isStale) && <StaleRows list={list} />;
}

function StaleRows({ list }: { list: ListActor }) {
  const failure = useSelector(list, failureOf);
  const retry = () => list.send({ type: 'list.retry' });
  return (
    <div role="alert">
      <Notice tone="warning" action={<RetryButton onClick={retry} passFocus={focusHeading} />}>
        <p>{failure}</p>
        <p>The list may be out of date.</p>
      </Notice>
    </div>
  );
}
