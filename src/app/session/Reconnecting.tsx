import { selectCondition } from '../../../machines/session/selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { useAuth, useSession } from './SessionContext.ts';
import * as styles from './Reconnecting.css.ts';

/**
 * Says, when it takes more than 3 s to know who asks, what is going on, with a way on and a way out: a kept session
 * whose server cannot be asked is no sign-out.
 */
export function Reconnecting() {
  const session = useAuth();
  const condition = useSession(selectCondition);
  if (condition !== 'opening') return null;
  return (
    <div role="status" className={styles.place}>
      <p>Reconnecting…</p>
      <Button onClick={() => session.send({ type: 'session.signOut' })}>Sign out</Button>
      {/* A renewal that hangs or has failed is remembered: only a new page asks at once. */}
      <Button onClick={() => window.location.reload()}>Retry</Button>
    </div>
  );
}
