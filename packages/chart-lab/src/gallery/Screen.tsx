import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Walk } from '../walk/walk.ts';
import { addressOf, goTo } from '../walk/address.ts';
import { Select } from './ui.tsx';

/** The heights of the windows that a screen is shown in, by their width, in CSS pixels. */
const HEIGHTS = { '1280': 800, '768': 1_024, '390': 844 } as const;
const WIDTHS = { '1280': '1280 px', '768': '768 px', '390': '390 px' };

/** The width and theme of screens. */
export type ScreenView = { width: keyof typeof HEIGHTS; theme: 'light' | 'dark' };

export type ViewSelectProps = { view: ScreenView; onView: (view: ScreenView) => void };

/** Selects the width and theme of screens. */
export function ViewSelect({ view, onView }: ViewSelectProps) {
  return (
    <div className="row">
      <Select label="Width" value={view.width} options={WIDTHS} onSelect={(width) => onView({ ...view, width })} />
      <Select
        label="Theme"
        value={view.theme}
        options={{ light: 'Light', dark: 'Dark' }}
        onSelect={(theme) => onView({ ...view, theme })}
      />
    </div>
  );
}

type ScreenProps = {
  chart: string;
  walk: Walk;
  view: ScreenView;
  title: string;
  /** Shows the screen without handling input. */
  isInert?: boolean;
  onLoad?: () => void;
};

/** The product's screen for a walk, scaled to the available width. Clicks in it extend the walk in the URL. */
export function Screen({ chart, walk, view, title, isInert = false, onLoad }: ScreenProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useProtectedFocus(frame);
  const [scale, setScale] = useState(1);
  const width = Number(view.width);
  const height = HEIGHTS[view.width];
  const address = addressOf({ chart, walk });
  const [first] = useState(address);

  const follow = () => {
    const shown = frame.current?.contentWindow;
    // Before it is loaded, its address is about:blank.
    if (!shown || shown.location.protocol === 'about:' || shown.location.hash === address) return;
    shown.location.replace(new URL(address, shown.location.href));
  };
  useEffect(follow, [address]);
  useEffect(() => {
    const receive = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && typeof data === 'string') goTo(data);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);
  useEffect(() => {
    const box = frame.current?.parentElement;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setScale(Math.min(1, box.clientWidth / width)));
    observer.observe(box);
    return () => observer.disconnect();
  }, [width]);

  return (
    <div className="screen" style={{ height: height * scale }}>
      <iframe
        ref={frame}
        key={view.theme}
        title={title}
        src={`screen.html?theme=${view.theme}${first}`}
        inert={isInert}
        style={{ width, height, transform: `scale(${scale})` }}
        onLoad={() => {
          onLoad?.();
          follow();
        }}
      />
    </div>
  );
}

/** Returns the focus to the gallery if a dialog in the screen takes it. Only the pointer and the Tab key enter the screen. */
function useProtectedFocus(frame: RefObject<HTMLIFrameElement | null>) {
  useEffect(() => {
    let focused: EventTarget | null = null;
    let isEntering = false;
    const onFocus = ({ target }: FocusEvent) => {
      if (target !== frame.current) focused = target;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      isEntering = key === 'Tab';
    };
    const onPointer = ({ target }: PointerEvent) => {
      isEntering = target === frame.current;
    };
    const onBlur = () => {
      if (document.activeElement !== frame.current || isEntering) return;
      if (focused instanceof HTMLElement) focused.focus();
      // The browser ignores it during this event.
      else setTimeout(() => frame.current?.blur());
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerover', onPointer);
    window.addEventListener('blur', onBlur);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerover', onPointer);
      window.removeEventListener('blur', onBlur);
    };
  }, [frame]);
}
