import { useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import type { AnyStateMachine } from 'xstate';
import type { Walk } from '../../../machines/testing/walk.ts';
import { AppRouter } from '../../../src/app/AppRouter.tsx';
import { AppRoutes, preloadFirstRoute } from '../../../src/app/routes.tsx';
import { SessionContext } from '../../../src/session/SessionContext.ts';
import type { GalleryChart } from '../gallery/galleryCharts.ts';
import { addressOf, placeOf, useAddress } from '../walk/address.ts';
import { startLiveWalk, type LiveWalk } from './liveWalk.ts';
import { OPENED_VIEWS } from './openedViews.tsx';
import { SCREENS, type ChartScreen } from './screens.ts';
import { still, WalkedActor } from './walkedActors.ts';

/** The product's screen for the chart and walk in the URL. Its events extend the walk. */
export function ScreenPage({ charts }: { charts: GalleryChart[] }) {
  const place = placeOf(useAddress());
  const chart = charts.find(({ model }) => model.id === place?.chart);
  const screen = SCREENS[place?.chart ?? ''];
  const session = charts.find(({ model }) => model.id === 'session');
  if (!place || !chart || !screen || !session) return <p>This chart has no screen.</p>;
  const { machine } = chart;
  return <WalkedScreen key={machine.id} {...{ machine, screen, walk: place.walk, session: session.machine }} />;
}

type WalkedScreenProps = { machine: AnyStateMachine; session: AnyStateMachine; screen: ChartScreen; walk: Walk };

/** What the screen shows: a walk, which is mounted again when its key changes, or the reason why there is none. */
type Shown = { live: LiveWalk; key: number } | { problem: string };

/** Makes the page as a visitor opens it: the theme of the URL, no toasts. */
function resetPage(): void {
  toast.remove();
  const theme = new URLSearchParams(window.location.search).get('theme');
  document.documentElement.classList.toggle('dark', theme === 'dark');
}

/** Sets `data-walk` of the body to the address of the walk on screen, after the effects of the views. */
function reportShown(): void {
  setTimeout(() => {
    document.body.dataset['walk'] = window.location.hash;
  });
}

function WalkedScreen({ machine, session, screen, walk }: WalkedScreenProps) {
  const last = useRef<LiveWalk | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    if (last.current?.follow(walk)) {
      reportShown();
      return;
    }
    let isCurrent = true;
    const show = async () => {
      await preloadFirstRoute(screen.path, true);
      if (!isCurrent) return;
      resetPage();
      try {
        const live = startLiveWalk(machine, walk, (next) => {
          window.location.replace(addressOf({ chart: machine.id, walk: next }));
          window.parent.postMessage(window.location.hash, window.location.origin);
        });
        last.current = live;
        setShown((before) => ({ live, key: before && 'key' in before ? before.key + 1 : 0 }));
      } catch (error) {
        last.current = null;
        setShown({ problem: error instanceof Error ? error.message : String(error) });
        reportShown();
      }
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [machine, screen, walk]);
  if (shown === null) return null;
  if ('problem' in shown) return <p>{shown.problem}</p>;
  return <App key={shown.key} live={shown.live} {...{ session, screen }} />;
}

type AppProps = { live: LiveWalk; session: AnyStateMachine; screen: ChartScreen };

/** The events of the browser with which a user interacts with a view. */
const INTERACTIONS = ['pointerdown', 'click', 'keydown', 'input'];

/** The product at the path of the screen. */
function App({ live, session, screen }: AppProps) {
  const { chart } = live;
  const [sessionActor] = useState(() => (chart === session.id ? live.actor : still(session, screen.session)));
  const [history] = useState(() => createMemoryHistory({ initialEntries: [screen.path], v5Compat: true }));
  useEffect(() => {
    // After the effects of the views that are mounting.
    const timer = setTimeout(live.showActions);
    const listeners = new AbortController();
    for (const type of INTERACTIONS) {
      window.addEventListener(type, live.open, { capture: true, signal: listeners.signal });
    }
    reportShown();
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, [live]);
  return (
    <WalkedActor value={live}>
      <SessionContext value={sessionActor}>
        <AppRouter history={history}>{OPENED_VIEWS[chart] ?? <AppRoutes />}</AppRouter>
      </SessionContext>
    </WalkedActor>
  );
}
