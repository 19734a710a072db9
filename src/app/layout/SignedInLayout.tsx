import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { roleNotice, selectCondition, selectUser } from '../../../machines/session/selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { ThemeProvider } from '../../patterns/theme/ThemeProvider.tsx';
import { takeClockError } from '../../backend/auth/storedSession.ts';
import { announce, announceFailure } from '../../patterns/toasts/announce.ts';
import { ToastsProvider } from '../../patterns/toasts/ToastsProvider.tsx';
import { InactivityDialog } from './InactivityDialog.tsx';
import { followOtherTabs } from '../../session/otherTabs.ts';
import { useAuth, useSession } from '../../session/SessionContext.ts';
import * as styles from './InactivityDialog.css.ts';

/**
 * The layout of all pages behind the sign-in, including /setup: theme, toasts, inactivity warning and tab
 * synchronization.
 */
export function Component() {
  const session = useAuth();
  const userId = useSession(selectUser)?.userId;
  useEffect(() => followOtherTabs(session), [session]);
  useEffect(() => {
    const subscription = session.on('role.changed', ({ role }) => announce(roleNotice(role)));
    return () => subscription.unsubscribe();
  }, [session]);
  useEffect(announceWrongClock, []);
  return (
    <ThemeProvider>
      <ToastsProvider userId={userId}>
        <Outlet />
        <Reconnecting />
        <InactivityDialog />
      </ToastsProvider>
    </ThemeProvider>
  );
}

/** Times on screen, such as "3 minutes ago", follow the clock of the device. */
function announceWrongClock(): void {
  const error = takeClockError();
  if (error === 0) return;
  const minutes = Math.round(Math.abs(error) / 60);
  const [size, unit] = minutes < 90 ? [minutes, 'minute'] : [Math.round(minutes / 60), 'hour'];
  const span = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(size);
  announceFailure(
    `This device's clock is ${span} ${error > 0 ? 'fast' : 'slow'}. Correct it: times here may be wrong.`,
  );
}

/** Shown below the spinner if reading the profile takes more than 3 s. */
function Reconnecting() {
  const session = useAuth();
  const condition = useSession(selectCondition);
  if (condition !== 'opening') return null;
  return (
    <div role="status" className={styles.reconnecting}>
      <p>Reconnecting…</p>
      <Button onClick={() => session.send({ type: 'session.signOut' })}>Sign out</Button>
      {/* After a failed token refresh, the backend client only retries after a reload. */}
      <Button onClick={() => window.location.reload()}>Retry</Button>
    </div>
  );
}
