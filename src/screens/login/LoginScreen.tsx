import { Link } from 'react-router-dom';
import { selectFarewell } from '../../../machines/session/selectors.ts';
import { LoginActor } from '../../app/actors/loginActor.ts';
import { usePageTitle } from '../../app/routes/usePageTitle.ts';
import { useSession } from '../../app/session/SessionContext.ts';
import { Brand } from '../../ui/Brand.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { LoginForm } from './LoginForm.tsx';
import * as styles from './LoginScreen.css.ts';

/** The sign-in screen (specification, section 2). */
export function Component() {
  usePageTitle('Sign in');
  const farewell = useSession(selectFarewell);
  return (
    <div className={styles.page}>
      <main className={styles.card}>
        <header className={styles.header}>
          <Brand />
          <h1 className={styles.heading}>Sign in</h1>
        </header>
        {farewell !== null && <Notice tone="info">{farewell}</Notice>}
        <LoginActor.Provider>
          <LoginForm />
        </LoginActor.Provider>
        <Link to="/" className={styles.home}>
          Back to Home
        </Link>
      </main>
    </div>
  );
}
