import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppRouter } from './app/navigation/AppRouter.tsx';
import { AppRoutes } from './app/routes/AppRoutes.tsx';
import { preloadFirstRoute } from './app/routes/screens.ts';
import { StartupError } from './app/StartupError.tsx';
import { SessionContext } from './app/session/SessionContext.ts';
import { startSession } from './app/session/startSession.ts';
import { readEnvironment } from './backend/environment.ts';
import { isSessionStored } from './backend/storedSession.ts';
import './theme/global.css.ts';
import './theme/themes.css.ts';

function app() {
  try {
    readEnvironment(import.meta.env);
  } catch (error) {
    return <StartupError message={error instanceof Error ? error.message : String(error)} />;
  }
  preloadFirstRoute(window.location.pathname, isSessionStored());
  return (
    <SessionContext value={startSession()}>
      <AppRouter>
        <AppRoutes />
      </AppRouter>
    </SessionContext>
  );
}

/** In development `?inspect` shows every actor in the Stately inspector, or in the page that it names. */
if (import.meta.env.DEV) {
  const inspectorUrl = new URLSearchParams(window.location.search).get('inspect');
  if (inspectorUrl !== null) {
    const { connectInspector } = await import('./app/inspect/connectInspector.ts');
    connectInspector(inspectorUrl || undefined);
  }
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
// A failure that the page itself shows is no console output; in development React's own report helps.
const options = import.meta.env.DEV ? {} : { onCaughtError: () => undefined };
createRoot(root, options).render(<StrictMode>{app()}</StrictMode>);
