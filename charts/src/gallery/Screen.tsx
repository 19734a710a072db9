import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Walk } from '../../../machines/testing/walk.ts';
import { Spinner } from '../../../src/components/feedback/Spinner.tsx';
import { SelectField } from '../../../src/components/form/SelectField.tsx';
import { shownTheme } from '../../../src/features/theme/shownTheme.ts';
import { addressOf, goTo } from '../walk/address.ts';
import * as styles from './Screen.css.ts';

/** The size of the window that a screen is shown in, in CSS pixels. */
const SIZES = { '1280': 800, '768': 1_024, '390': 844 } as const;

export type ScreenView = { width: keyof typeof SIZES; theme: 'light' | 'dark' };

/** The width and theme of screens; the theme of the gallery by default. */
export function useScreenView() {
  return useState<ScreenView>(() => ({ width: '1280', theme: shownTheme() }));
}

type ViewSelectProps = { view: ScreenView; onView: (view: ScreenView) => void };

/** Selects the width and theme of screens. */
export function ViewSelect({ view, onView }: ViewSelectProps) {
  return (
    <div className={styles.tools}>
      <SelectField
        label="Width"
        value={view.width}
        onChange={({ target }) => onView({ ...view, width: target.value as ScreenView['width'] })}
      >
        {Object.keys(SIZES).map((width) => (
          <option key={width} value={width}>
            {width} px
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Theme"
        value={view.theme}
        onChange={({ target }) => onView({ ...view, theme: target.value as ScreenView['theme'] })}
      >
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </SelectField>
    </div>
  );
}

type ScreenProps = {
  chart: string;
  walk: Walk;
  view: ScreenView;
  title: string;
  /** Only shows the screen: it takes no input. */
  isInert?: boolean;
  onLoad?: () => void;
};

/** How long a screen may move the focus after it changed, in milliseconds. */
const FOCUS_TIME = 1_500;

/** The product's screen for a walk, scaled to the available width. Clicks in it extend the walk in the URL. */
export function Screen({ chart, walk, view, title, isInert = false, onLoad }: ScreenProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const keepFocus = useKeepFocus(frame);
  const [scale, setScale] = useState(1);
  const width = Number(view.width);
  const height = SIZES[view.width];
  const address = addressOf({ chart, walk });
  const [first] = useState(address);
  const [isLoading, setLoading] = useState(true);

  const follow = () => {
    const shown = frame.current?.contentWindow;
    // Before it is loaded, its address is about:blank.
    if (!shown || shown.location.protocol === 'about:' || shown.location.hash === address) return;
    keepFocus();
    shown.location.replace(new URL(address, shown.location.href));
  };
  useEffect(follow, [address]);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && typeof data === 'string') goTo(data);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  useEffect(() => {
    const box = frame.current?.parentElement;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setScale(Math.min(1, box.clientWidth / width)));
    observer.observe(box);
    return () => observer.disconnect();
  }, [width]);

  return (
    <div className={styles.box} style={{ height: height * scale }}>
      {isLoading && <Spinner place="over" />}
      <iframe
        ref={frame}
        key={view.theme}
        title={title}
        src={`screen.html?theme=${view.theme}${first}`}
        inert={isInert}
        className={styles.frame}
        style={{ width, height, transform: `scale(${scale})` }}
        onLoad={() => {
          setLoading(false);
          onLoad?.();
          keepFocus();
          follow();
        }}
      />
    </div>
  );
}

/** Returns a function after which a dialog that opens in the screen does not take the focus from the gallery. */
function useKeepFocus(frame: RefObject<HTMLIFrameElement | null>): () => void {
  const until = useRef(0);
  useEffect(() => {
    let focused: EventTarget | null = null;
    const store = ({ target }: FocusEvent) => {
      if (target !== frame.current) focused = target;
    };
    const giveBack = () => {
      if (document.activeElement !== frame.current || Date.now() > until.current) return;
      if (focused instanceof HTMLElement) focused.focus();
      else frame.current?.blur();
    };
    document.addEventListener('focusin', store);
    window.addEventListener('blur', giveBack);
    return () => {
      document.removeEventListener('focusin', store);
      window.removeEventListener('blur', giveBack);
    };
  }, [frame]);
  return () => {
    until.current = Date.now() + FOCUS_TIME;
  };
}
