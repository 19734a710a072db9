import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { ThemeProvider } from '../../features/theme/ThemeProvider.tsx';
import { ToastsProvider } from '../toasts/ToastsProvider.tsx';
import { announceRoleChanges } from './announceRoleChanges.ts';
import { InactivityDialog } from './InactivityDialog.tsx';
import { Reconnecting } from './Reconnecting.tsx';
import { useAuth, useSession } from './SessionContext.ts';
import { recheckStoredSession } from './recheckStoredSession.ts';

/** Around everything behind the sign-in, /setup included: its theme, and the warning before an unattended session ends. */
export function Component() {
  const session = useAuth();
  const userId = useSession(({ context }) => context.user?.userId);
  useEffect(() => recheckStoredSession(session), [session]);
  useEffect(() => announceRoleChanges(session), [session]);
  return (
    <ThemeProvider>
      <ToastsProvider reader={userId}>
        <Outlet />
        <Reconnecting />
        <InactivityDialog />
      </ToastsProvider>
    </ThemeProvider>
  );
}
