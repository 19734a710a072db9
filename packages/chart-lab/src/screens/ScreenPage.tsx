import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { LabChart } from '../lab.ts';
import { addressOf, placeOf, useAddress } from '../walk/address.ts';
import type { Walk } from '../walk/walk.ts';
import { startLiveWalk, type LiveWalk, type VisibleActions } from './liveWalk.ts';
import { WalkedActor } from './walkedActors.ts';

/** The screens of a product. */
export type Screens = {
  /** Loads the screen of a chart, and resets the page; null if the chart has none. */
  open: (chart: string) => Promise<void> | null;
  /** Renders the screen. */
  view: (live: LiveWalk) => ReactNode;
  visible: VisibleActions;
  /** The walk of each other chart on the screen. */
  backdropOf: (chart: string, input: unknown) => Walk;
};

/** The screen of the product for the chart and walk in the URL. Its events extend the walk. */
export function ScreenPage({ charts, screens }: { charts: LabChart[]; screens: Screens }) {
  const place = placeOf(useAddress());
  const chart = charts.find(({ machine }) => machine.id === place?.chart);
  if (!place || !chart) return <p>This chart has no screen.</p>;
  return <WalkedScreen key={place.chart} machine={chart.machine} walk={place.walk} screens={screens} />;
}

type WalkedScreenProps = { machine: AnyStateMachine; walk: Walk; screens: Screens };

/** What the screen shows: a walk, which is mounted again when its key changes, or the reason why there is none. */
type Shown = { live: LiveWalk; key: number } | { problem: string };

/** Sets `data-walk` of the body to the address of the walk on screen, after the effects of the views. */
function reportShown(): void {
  setTimeout(() => {
    document.body.dataset['walk'] = window.location.hash;
  });
}

function WalkedScreen({ machine, walk, screens }: WalkedScreenProps) {
  const last = useRef<LiveWalk | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    if (last.current?.follow(walk)) {
      reportShown();
      return;
    }
    let isCurrent = true;
    const show = async () => {
      try {
        const opening = screens.open(machine.id);
        if (opening === null) throw new Error('This chart has no screen.');
        await opening;
        if (!isCurrent) return;
        const live = startLiveWalk(machine, walk, screens.visible, (next) => {
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
  }, [machine, walk, screens]);
  if (shown === null) return null;
  if ('problem' in shown) return <p>{shown.problem}</p>;
  return <MountedScreen key={shown.key} live={shown.live} screens={screens} />;
}

/** The events of the browser with which a user interacts with a view. */
const INTERACTIONS = ['pointerdown', 'click', 'keydown', 'input'];

function MountedScreen({ live, screens }: { live: LiveWalk; screens: Screens }) {
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
    <WalkedActor value={{ chart: live.chart, actor: live.actor, backdropOf: screens.backdropOf }}>
      {screens.view(live)}
    </WalkedActor>
  );
}
