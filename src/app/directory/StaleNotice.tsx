import { useSelector } from '@xstate/react';
import { failureOf, isStale } from '../../../machines/directory/selectors.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { DirectoryActor } from './directoryActor.ts';
import { retryList } from './retryList.ts';

/** Marks the rows on screen as old, when refreshing them failed. */
export function StaleNotice({ directory }: { directory: DirectoryActor }) {
  const failure = useSelector(directory, failureOf);
  const isOld = useSelector(directory, isStale);
  if (!isOld) return null;
  return (
    <div role="alert">
      <Notice tone="warning" action={<Button onClick={() => retryList(directory)}>Retry</Button>}>
        <p>{failure}</p>
        <p>The list may be out of date.</p>
      </Notice>
    </div>
  );
}
