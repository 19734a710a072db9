import { Link, Outlet } from 'react-router-dom';
import { selectProfile } from '../../../machines/session/selectors.ts';
import { Brand } from '../../ui/Brand.tsx';
import { Button } from '../../ui/Button.tsx';
import { useAuth, useSession } from '../session/SessionContext.ts';
import { ToastSlot } from '../toasts/ToastSlot.tsx';
import * as styles from './Shell.css.ts';

/** The layout of every signed-in screen (specification, section 2). */
export function Component() {
  const session = useAuth();
  const profile = useSession(selectProfile);
  return (
    <>
      <header className={styles.bar}>
        <Brand />
        <Link to="/dashboard/roles">Roles &amp; Users</Link>
        <span>{profile?.email}</span>
        <Button onClick={() => session.send({ type: 'session.signOut' })}>Sign out</Button>
      </header>
      <main className={styles.main}>
        <Outlet />
      </main>
      <ToastSlot />
    </>
  );
}
