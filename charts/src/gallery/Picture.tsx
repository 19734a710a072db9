import Elk from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { vars } from '../../../src/theme/contract.css.ts';
import { IconButton } from '../../../src/components/button/IconButton.tsx';
import { Spinner } from '../../../src/components/feedback/Spinner.tsx';
import { Drawing } from '../drawing/Drawing.tsx';
import { drawingColors, drawingStyles } from '../drawing/drawingStyles.ts';
import { layOut, type Layout } from '../drawing/layout.ts';
import type { DrawnModel } from '../drawing/stateLines.ts';
import * as styles from './Picture.css.ts';

const elk = new Elk({ workerUrl });
const GALLERY_COLORS = `.chart { ${Object.entries(drawingColors(vars.color))
  .map(([name, value]) => `${name}: ${value};`)
  .join(' ')} }`;
const ZOOM = { step: 1.25, least: 0.3, most: 2 } as const;
/** Charts larger than this are scrolled at `scale` instead of shrunk to fit, to stay legible. */
const READABLE = { width: 1_000, height: 900, scale: 0.85 } as const;

type PictureProps = {
  model: DrawnModel;
  active: ReadonlySet<string>;
  title?: string;
  /** The address that a state links to. */
  linkOf?: (id: string) => string;
  /** Leaves room for a screen below. */
  isBesideScreen?: boolean;
};

/** The drawing of a chart with the active states highlighted, with scrolling and zoom. */
export function Picture(props: PictureProps) {
  const { model, active, title = `The chart ${model.id}`, linkOf, isBesideScreen = false } = props;
  const [layout, setLayout] = useState<Layout | null>(null);
  const [zoom, setZoom] = useState<number | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef<ReadonlySet<string>>(new Set());
  const possible = useMemo(
    () => new Set(model.transitions.filter(({ source }) => active.has(source)).map(({ id }) => id)),
    [model, active],
  );
  useEffect(() => {
    let isShown = true;
    void layOut(model, elk).then((found) => {
      if (!isShown) return;
      setLayout(found);
      setZoom(found.width > READABLE.width || found.height > READABLE.height ? READABLE.scale : null);
    });
    return () => {
      isShown = false;
    };
  }, [model]);
  useEffect(() => {
    if (frame.current) showLit(frame.current, before.current);
    if (layout) before.current = active;
  }, [active, layout]);

  const scaleBy = (factor: number) => {
    const shown = frame.current?.querySelector('svg')?.getBoundingClientRect().width;
    const now = zoom ?? (layout && shown !== undefined ? shown / layout.width : 1);
    setZoom(Math.min(ZOOM.most, Math.max(ZOOM.least, now * factor)));
  };
  return (
    <section aria-label="Drawing" className={isBesideScreen ? styles.lowPicture : styles.picture}>
      <div className={styles.tools}>
        <IconButton icon={Minus} label="Smaller" onClick={() => scaleBy(1 / ZOOM.step)} />
        <IconButton icon={Plus} label="Larger" onClick={() => scaleBy(ZOOM.step)} />
        <IconButton icon={Maximize} label="Fit" onClick={() => setZoom(null)} />
      </div>
      <div
        ref={frame}
        tabIndex={0}
        role="region"
        aria-label={`${title}, to be scrolled`}
        className={zoom === null ? styles.fitted : styles.scrolled}
      >
        <style>{`${GALLERY_COLORS}${drawingStyles}`}</style>
        {layout === null ? (
          <Spinner />
        ) : (
          <div className={styles.paper} style={zoom === null ? undefined : { width: layout.width * zoom }}>
            <Drawing {...{ title, layout, active, possible, linkOf }} />
          </div>
        )}
      </div>
    </section>
  );
}

/** Scrolls the innermost newly entered state into the center, unless it is fully visible. */
function showLit(frame: HTMLElement, before: ReadonlySet<string>): void {
  const leaves = [...frame.querySelectorAll('.active:not(:has(.frame))')];
  const entered = leaves.find((leaf) => !before.has(leaf.getAttribute('data-state') ?? ''));
  const lit = (entered ?? leaves.at(-1))?.getBoundingClientRect();
  if (!lit) return;
  const view = frame.getBoundingClientRect();
  const isInSight =
    lit.left >= view.left && lit.right <= view.right && lit.top >= view.top && lit.bottom <= view.bottom;
  if (isInSight) return;
  frame.scrollBy({
    left: lit.left + lit.width / 2 - view.left - view.width / 2,
    top: lit.top + lit.height / 2 - view.top - view.height / 2,
  });
}
