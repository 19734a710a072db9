import { useSelector } from '@xstate/react';
import { failureOf, isStale } from '../../../machines/list/selectors.ts';
import { Notice } from '../../components/feedback/Notice.tsx';
import { RetryButton } from '../../components/feedback/RetryButton.tsx';
import { focusHeading } from '../../lib/focusHeading.ts';
import type { DirectoryActor } from './directoryActor.ts';

/** Marks the rows on screen as old, when refreshing them failed. */
export function StaleNotice({ directory }: { directory: DirectoryActor }) {
  return useSelector(directory, isStale) && <StaleRows directory={directory} />;
}

function StaleRows({ directory }: { directory: DirectoryActor }) {
  const failure = useSelector(directory, failureOf);
  const retry = () => directory.send({ type: 'list.retry' });
  return (
    <div role="alert">
      <Notice tone="warning" action={<RetryButton onClick={retry} passFocus={focusHeading} />}>
        <p>{failure}</p>
        <p>The list may be out of date.</p>
      </Notice>
    </div>
  );
}
