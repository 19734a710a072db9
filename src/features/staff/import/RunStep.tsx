import { shallowEqual } from '@xstate/react';
import { useRef } from 'react';
import {
  selectInterruption,
  selectRun,
  selectRunStatus,
  selectSecondsLeft,
  selectSecondsToWait,
} from '../../../../machines/importUsers/selectors.ts';
import { formatNumber } from '../../../../machines/rules/format.ts';
import { ImportUsersActor } from './importUsersLogic.ts';
import { ToastSlot } from '../../../patterns/toasts/ToastSlot.tsx';
import { Button } from '../../../components/button/Button.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { ProgressBar } from '../../../components/feedback/ProgressBar.tsx';
import { RetryButton } from '../../../components/feedback/ErrorState.tsx';
import { VisuallyHidden } from '../../../components/layout/VisuallyHidden.tsx';
import { duration } from '../../../../machines/rules/counted.ts';
import * as styles from './import.css.ts';

/** Announced once; the seconds beside it are only shown. */
const LIMITED = 'The server has had too many requests, and the import is waiting.';

/** The third step: adds people one at a time, until it is done or stopped. */
export function RunStep() {
  const dialog = ImportUsersActor.useActorRef();
  const { done, total } = ImportUsersActor.useSelector(selectRun);
  const status = ImportUsersActor.useSelector(selectRunStatus);
  const interruption = ImportUsersActor.useSelector(selectInterruption, shallowEqual);
  const secondsLeft = ImportUsersActor.useSelector(selectSecondsLeft);
  const secondsToWait = ImportUsersActor.useSelector(selectSecondsToWait);
  const stop = useRef<HTMLButtonElement>(null);
  const progress = `${formatNumber(done)} of ${formatNumber(total)}`;
  return (
    <Dialog
      title={status === 'interrupted' ? 'Import interrupted' : 'Adding users'}
      onRequestClose={() => dialog.send({ type: 'dialog.dismiss' })}
      overlay={<ToastSlot />}
      footer={
        <>
          <Button
            ref={stop}
            data-autofocus
            busy={status === 'stopping'}
            busyLabel="Stopping..."
            onClick={() => dialog.send({ type: 'import.stop' })}
            onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
          >
            Stop
          </Button>
          {status === 'interrupted' && (
            <RetryButton
              variant="primary"
              onClick={() => dialog.send({ type: 'import.retry' })}
              passFocus={() => stop.current?.focus()}
            />
          )}
        </>
      }
    >
      <ProgressBar label="People added" done={done} total={total} text={progress} />
      <p className={styles.progress}>
        <span>{progress}</span>
        {status === 'adding' && secondsLeft !== null && <span>About {duration(secondsLeft)} left</span>}
      </p>
      {status === 'interrupted' && interruption && (
        <Notice tone="danger">
          <p>
            The import stopped at <bdi>{interruption.email}</bdi>.
          </p>
          <p>{interruption.text}</p>
        </Notice>
      )}
      {status === 'waiting' && (
        <Notice tone="warning">
          {LIMITED} It continues by itself in {duration(secondsToWait)}.
        </Notice>
      )}
      <VisuallyHidden role="status">{status === 'waiting' ? LIMITED : ''}</VisuallyHidden>
      {status !== 'interrupted' && <p>Keep this tab open. Stop takes effect after the person being added now.</p>}
    </Dialog>
  );
}
