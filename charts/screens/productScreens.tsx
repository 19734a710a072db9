import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import type { LiveWalk, VisibleActions } from 'chart-lab/screens/liveWalk.ts';
import type { Screens } from 'chart-lab/screens/ScreenPage.tsx';
import { still } from 'chart-lab/screens/walkedActors.ts';
import { sessionMachine } from '../../machines/session/sessionMachine.ts';
import { AppRouter } from '../../src/app/AppRouter.tsx';
import { AppRoutes, preloadFirstRoute } from '../../src/app/routes.tsx';
import { SessionContext } from '../../src/session/SessionContext.ts';
import { announce, announceFailure, announceSuccess } from '../../src/patterns/toasts/announce.ts';
import { backdropOf } from './backdrops.ts';
import { OPENED_VIEWS } from './openedViews.tsx';
import { SCREENS, type ChartScreen } from './screens.ts';

const visible: VisibleActions = {
  announce: ({ text = '' }) => announce(text),
  announceFailure: ({ text = '' }) => announceFailure(text),
  announceUnfinished: ({ text = '' }) => announceFailure(text),
  announceSuccess: ({ text = '' }) => announceSuccess(text),
  applyTheme: ({ theme }) => document.documentElement.classList.toggle('dark', theme === 'dark'),
};

/** Loads a page, and makes it as a visitor opens it: the theme of the URL, no toasts. */
async function open({ path }: ChartScreen): Promise<void> {
  await preloadFirstRoute(path, true);
  toast.remove();
  const theme = new URLSearchParams(window.location.search).get('theme');
  document.documentElement.classList.toggle('dark', theme === 'dark');
}

/** The product at the path of a screen. */
function App({ live, screen }: { live: LiveWalk; screen: ChartScreen }) {
  const isSession = live.chart === sessionMachine.id;
  const [session] = useState(() => (isSession ? live.actor : still(sessionMachine, screen.session)));
  const [history] = useState(() => createMemoryHistory({ initialEntries: [screen.path], v5Compat: true }));
  return (
    <SessionContext value={session}>
      <AppRouter history={history}>{OPENED_VIEWS[live.chart] ?? <AppRoutes />}</AppRouter>
    </SessionContext>
  );
}

/** The screens of this product, without a backend. */
export const productScreens: Screens = {
  open: (chart) => {
    const screen = SCREENS[chart];
    return screen ? open(screen) : null;
  },
  view: (live) => {
    const screen = SCREENS[live.chart];
    return screen && <App live={live} screen={screen} />;
  },
  visible,
  backdropOf,
};
