import {
  selectFailure,
  selectIsCoolingDown,
  selectRepeatLabel,
  selectSentText,
} from '../../../machines/passwordReset/selectors.ts';
import { selectIsBusy, selectIsSlow } from '../../../machines/shared/dialogSelectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { Notice, SlowNotice } from '../../components/feedback/Notice.tsx';
import { PasswordResetActor } from './passwordResetActor.ts';
import * as styles from './signIn.css.ts';

/** The pressed button is gone: focus its replacement. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Replaces the form after a request, with the same message whether or not an account exists (decisions, sign-in). */
export function ResetSent() {
  const reset = PasswordResetActor.useActorRef();
  const text = PasswordResetActor.useSelector(selectSentText);
  const failure = PasswordResetActor.useSelector(selectFailure);
  const label = PasswordResetActor.useSelector(selectRepeatLabel);
  const isCoolingDown = PasswordResetActor.useSelector(selectIsCoolingDown);
  const isBusy = PasswordResetActor.useSelector(selectIsBusy);
  const isSlow = PasswordResetActor.useSelector(selectIsSlow);
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
