import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { selectCondition, selectUser } from '../../../machines/session/selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { ThemeProvider } from '../../features/theme/ThemeProvider.tsx';
import { ToastsProvider } from '../toasts/ToastsProvider.tsx';
import { announceRoleChanges } from './announceRoleChanges.ts';
import { InactivityDialog } from './InactivityDialog.tsx';
import { followOtherTabs } from './otherTabs.ts';
import { useAuth, useSession } from './SessionContext.ts';
import * as styles from './InactivityDialog.css.ts';

/**
 * The layout of all pages behind the sign-in, including /setup: theme, toasts, inactivity warning and tab
 * synchronization.
 */
export function Component() {
  const session = useAuth();
  const userId = useSession(selectUser)?.userId;
  useEffect(() => followOtherTabs(session), [session]);
  useEffect(() => announceRoleChanges(session), [session]);
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
