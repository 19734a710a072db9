import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import {
  type inactivityMachine,
  selectIsWarned,
  selectSecondsLeft,
} from '../../../machines/inactivity/inactivityMachine.ts';
import { counted } from '../../../machines/rules/counted.ts';
import type { sessionMachine } from '../../../machines/session/sessionMachine.ts';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { VisuallyHidden } from '../../components/layout/VisuallyHidden.tsx';
import { ToastSlot } from '../../patterns/toasts/ToastSlot.tsx';
import { useSession } from '../../session/SessionContext.ts';
import { ANSWER } from '../../session/activity.ts';
import { useSignOut } from '../../session/NavigationBlocker.ts';
import * as styles from './InactivityDialog.css.ts';

/** Announced every 15 seconds, and in the last 10 once. Announcing every second would interrupt other announcements. */
const ANNOUNCE_INTERVAL = 15;
const LAST_ANNOUNCEMENT = 10;

/** The inactivity actor, which runs while a user is signed in. */
function selectInactivity(snapshot: SnapshotFrom<typeof sessionMachine>) {
  return snapshot.children['inactivity'] as ActorRefFrom<typeof inactivityMachine> | undefined;
}

/** Counts down the last minute before an inactive session ends (decisions, sign-in). */
export function InactivityDialog() {
  const inactivity = useSession(selectInactivity);
  const isWarned = useSelector(inactivity, (snapshot) => snapshot !== undefined && selectIsWarned(snapshot));
  return inactivity && isWarned && <Warning inactivity={inactivity} />;
}

function Warning({ inactivity }: { inactivity: ActorRefFrom<typeof inactivityMachine> }) {
  const signOut = useSignOut();
  const seconds = useSelector(inactivity, selectSecondsLeft);
  const stay = () => inactivity.send({ type: 'session.stay' });
  return (
    <Dialog
      role="alertdialog"
      title="Are you still there?"
      onRequestClose={stay}
      overlay={<ToastSlot />}
      footer={
        <div {...{ [ANSWER]: '' }} className={styles.answers}>
          <Button variant="primary" data-autofocus onClick={stay}>
            Stay signed in
          </Button>
          <Button onClick={signOut}>Sign out now</Button>
        </div>
      }
    >
      <p>
        You have been inactive for a while. You will be signed out in{' '}
        <span role="timer" aria-live="off" className={styles.seconds}>
          {counted(seconds, 'second', 'seconds')}
        </span>
        .
      </p>
      <VisuallyHidden aria-live="polite">{spoken(seconds)}</VisuallyHidden>
    </Dialog>
  );
}

/** The text of the live region, which changes only when it should be announced. */
function spoken(seconds: number): string {
  const announced =
    seconds <= LAST_ANNOUNCEMENT ? LAST_ANNOUNCEMENT : Math.ceil(seconds / ANNOUNCE_INTERVAL) * ANNOUNCE_INTERVAL;
  return announced >= 60 ? '' : `Less than ${announced} seconds left`;
}
