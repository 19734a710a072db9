import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { waitFor, type SnapshotFrom } from 'xstate';
import { selectCondition } from '../../machines/session/selectors.ts';
import { AppRouter } from './AppRouter.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { isGated } from './paths.ts';
import { preloadFirstRoute } from './screens.ts';
import { WaitingPage } from '../components/feedback/WaitingPage.tsx';
import { StartupError } from './StartupError.tsx';
import { SessionContext, type SessionActor } from './session/SessionContext.ts';
import { startSession } from './session/startSession.ts';
import { readEnvironment } from '../backend/environment.ts';
import { isSessionStored } from '../backend/storedSession.ts';
import '../theme/forcedColors.css.ts';
import '../theme/global.css.ts';
import '../theme/themes.css.ts';

/** How long nothing may be shown before the page says that it is on its way. */
const BLANK_TIME = 300;

/** What is wrong with the deployment's settings, in words; null when nothing is. */
function startupFault(): string | null {
  try {
    readEnvironment(import.meta.env);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Whether it is known who asks: a visitor, or somebody whose profile has been read or could not be. */
function isKnown(session: SnapshotFrom<SessionActor>): boolean {
  return !['restoring', 'opening'].includes(selectCondition(session));
}

/**
 * Shows the app once it has something to show: the code of its first screen, and who asks for it. React holds up for
 * 300 ms what follows a fallback, and each step before the first screen is drawn for nothing.
 */
async function start(show: (content: ReactNode) => void): Promise<void> {
  const fault = startupFault();
  if (fault !== null) {
    show(<StartupError message={fault} />);
    return;
  }
  const path = window.location.pathname;
  const code = preloadFirstRoute(path, isSessionStored());
  const session = startSession();
  const isThere = await Promise.race([
    Promise.all([code, isGated(path) && waitFor(session, isKnown)]).then(() => true),
    new Promise((resolve) => setTimeout(resolve, BLANK_TIME, false)),
  ]);
  // Drawn where the code is still on its way: else the app replaces it at once.
  if (!isThere) show(<WaitingPage />);
  await code;
  show(
    <SessionContext value={session}>
      <AppRouter>
        <AppRoutes />
      </AppRouter>
    </SessionContext>,
  );
}

/** In development `?inspect` shows every actor in the Stately inspector, or in the page that it names. */
if (import.meta.env.DEV) {
  const inspectorUrl = new URLSearchParams(window.location.search).get('inspect');
  if (inspectorUrl !== null) {
    const { connectInspector } = await import('./inspect/connectInspector.ts');
    connectInspector(inspectorUrl || undefined);
  }
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
// A failure that the page itself shows is no console output; in development React's own report helps.
const options = import.meta.env.DEV ? {} : { onCaughtError: () => undefined };
const page = createRoot(root, options);
void start((content) => page.render(<StrictMode>{content}</StrictMode>));
