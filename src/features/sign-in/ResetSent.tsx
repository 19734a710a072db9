import { useSelector } from '@xstate/react';
import {
  selectFailure,
  selectIsBusy,
  selectIsCoolingDown,
  selectIsSlow,
  selectRepeatLabel,
  selectSentText,
} from '../../../machines/passwordReset/selectors.ts';
import type { PasswordReset } from './passwordResetActor.ts';
import { Button } from '../../components/button/Button.tsx';
import { Notice } from '../../components/feedback/Notice.tsx';
import { SlowNotice } from '../../components/feedback/SlowNotice.tsx';
import * as styles from './LoginScreen.css.ts';

/** The button that was pressed is gone: the focus goes to what stands in its place. */
const focus = (element: HTMLElement | null) => element?.focus();

/** In place of the form: a link is on its way, if there is an account (decisions, sign-in). */
export function ResetSent({ reset }: { reset: PasswordReset }) {
  const text = useSelector(reset, selectSentText);
  const failure = useSelector(reset, selectFailure);
  const label = useSelector(reset, selectRepeatLabel);
  const isCoolingDown = useSelector(reset, selectIsCoolingDown);
  const isBusy = useSelector(reset, selectIsBusy);
  const isSlow = useSelector(reset, selectIsSlow);
  return (
    <div className={styles.form}>
      <div ref={focus} tabIndex={-1}>
        <Notice tone="success">{text}</Notice>
      </div>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <Button
        wide
        busy={isBusy}
        busyLabel="Sending a link..."
        aria-disabled={isCoolingDown}
        onClick={() => reset.send({ type: 'reset.repeat' })}
      >
        {label}
      </Button>
      <Button variant="text" className={styles.back} onClick={() => reset.send({ type: 'reset.back' })}>
        Back to sign in
      </Button>
      <SlowNotice isSlow={isSlow} />
    </div>
  );
}
