import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { waitFor, type SnapshotFrom } from 'xstate';
import { selectCondition } from '../../machines/session/selectors.ts';
import { readEnvironment } from '../backend/environment.ts';
import { isSessionStored } from '../backend/auth/storedSession.ts';
import { WaitingPage } from '../components/feedback/Spinner.tsx';
import * as styles from '../components/layout/FullPage.css.ts';
import '../theme/forcedColors.css.ts';
import '../theme/global.css.ts';
import '../theme/themes.css.ts';
import { AppRouter } from './AppRouter.tsx';
import { isGated } from '../session/paths.ts';
import { AppRoutes, preloadFirstRoute } from './routes.tsx';
import { SessionContext, type SessionActor } from '../session/SessionContext.ts';
import { startSession } from '../session/startSession.ts';

/** The time before a blank page shows a spinner, in milliseconds. */
const BLANK_TIME = 300;

function isKnown(session: SnapshotFrom<SessionActor>): boolean {
  return !['restoring', 'opening'].includes(selectCondition(session));
}

/** Renders the app once the first screen is loaded and the session is known, or a spinner meanwhile. */
async function start(root: Root): Promise<void> {
  const path = window.location.pathname;
  const code = preloadFirstRoute(path, isSessionStored());
  const session = startSession();
  const ready = Promise.all([code, isGated(path) && waitFor(session, isKnown)]);
  const late = new Promise((resolve) => setTimeout(resolve, BLANK_TIME, 'late'));
  if ((await Promise.race([ready, late])) === 'late') root.render(<WaitingPage />);
  await code;
  root.render(
    <StrictMode>
      <SessionContext value={session}>
        <AppRouter>
          <AppRoutes />
        </AppRouter>
      </SessionContext>
    </StrictMode>,
  );
}

/** The error page of a build without a valid backend URL or key (specification, section 1). */
function StartupError({ message }: { message: string }) {
  return (
    <main className={styles.page}>
      <div className={styles.text} role="alert">
        <h1 className={styles.title}>{message}</h1>
        <p className={styles.quiet}>
          Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY when you build the app. See .env.example.
        </p>
      </div>
    </main>
  );
}

/**
 * In development, `?inspect` opens the Stately inspector; `?inspect=<url>` sends its messages to another page.
 * `?record` records the events of all charts.
 */
if (import.meta.env.DEV) {
  const parameters = new URLSearchParams(window.location.search);
  const inspectorUrl = parameters.get('inspect');
  if (inspectorUrl !== null) {
    const { connectInspector } = await import('./inspect/connectInspector.ts');
    connectInspector(inspectorUrl || undefined);
  }
  if (parameters.has('record')) {
    const { startRecording } = await import('./inspect/record.ts');
    startRecording();
  }
}

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no #root');
// The error boundary shows the error; production logs nothing to the console.
const root = createRoot(element, import.meta.env.DEV ? {} : { onCaughtError: () => undefined });
try {
  readEnvironment(import.meta.env);
  void start(root);
} catch (error) {
  root.render(<StartupError message={error instanceof Error ? error.message : String(error)} />);
}
