import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createRouter } from './app/routes/createRouter.tsx';
import { StartupError } from './app/StartupError.tsx';
import { SessionContext } from './app/session/SessionContext.ts';
import { startSession } from './app/session/startSession.ts';
import { readEnvironment } from './backend/environment.ts';
import './theme/global.css.ts';
import './theme/themes.css.ts';

function app() {
  try {
    readEnvironment(import.meta.env);
  } catch (error) {
    return <StartupError message={error instanceof Error ? error.message : String(error)} />;
  }
  return (
    <SessionContext value={startSession()}>
      <RouterProvider router={createRouter()} />
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
createRoot(root).render(<StrictMode>{app()}</StrictMode>);
