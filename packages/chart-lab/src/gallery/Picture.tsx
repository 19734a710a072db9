import Elk from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Drawing } from '../drawing/Drawing.tsx';
import { layOut, type Layout } from '../drawing/layout.ts';
import type { DrawnModel } from '../drawing/stateLines.ts';
import { Select } from './ui.tsx';

const elk = new Elk({ workerUrl });
const SIZES: Record<string, string> = Object.fromEntries(
  ['Fit', '50%', '75%', '100%', '150%'].map((size) => [size, size]),
);
/** Charts larger than this are scrolled instead of shrunk to fit, to stay legible. */
const READABLE = { width: 1_000, height: 900 } as const;

type PictureProps = {
  model: DrawnModel;
  active: ReadonlySet<string>;
  title?: string;
  /** The address that a state links to. */
  linkOf?: (id: string) => string;
  /** Leaves space for a screen below. */
  isAboveScreen?: boolean;
  onDrawn?: () => void;
};

const layouts = new WeakMap<DrawnModel, Promise<Layout>>();

/** Lays out a chart once, also if React runs an effect twice. */
function layoutOf(model: DrawnModel): Promise<Layout> {
  const layout = layouts.get(model) ?? layOut(model, elk);
  layouts.set(model, layout);
  return layout;
}

/** The drawing of a chart with the active states highlighted. */
export function Picture({
  model,
  active,
  title = `The chart ${model.id}`,
  linkOf,
  isAboveScreen,
  onDrawn,
}: PictureProps) {
  const [layout, setLayout] = useState<Layout | null>(null);
  const [size, setSize] = useState('Fit');
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef<ReadonlySet<string>>(new Set());
  const possible = useMemo(
    () => new Set(model.transitions.filter(({ source }) => active.has(source)).map(({ id }) => id)),
    [model, active],
  );
  useEffect(() => {
    let isShown = true;
    void layoutOf(model).then((found) => {
      if (!isShown) return;
      setLayout(found);
      const { width = 0, height = 0 } = found.drawing;
      setSize(width > READABLE.width || height > READABLE.height ? '100%' : 'Fit');
    });
    return () => {
      isShown = false;
    };
  }, [model]);
  useEffect(() => {
    if (frame.current) showActive(frame.current, before.current);
    if (layout) before.current = active;
  }, [active, layout]);
  useEffect(() => {
    if (layout) onDrawn?.();
  }, [layout, onDrawn]);
  return (
    <section aria-label="Drawing" className={isAboveScreen ? 'picture low' : 'picture'}>
      <div
        ref={frame}
        tabIndex={0}
        role="region"
        aria-label={`${title}, to be scrolled`}
        className={size === 'Fit' ? 'fitted' : undefined}
      >
        {layout && (
          <Drawing {...{ title, layout, active, possible, linkOf }} scale={size === 'Fit' ? 1 : parseInt(size) / 100} />
        )}
      </div>
      <Select label="Size" value={size} options={SIZES} onSelect={setSize} />
    </section>
  );
}

/** Scrolls the innermost newly entered state into the center, unless it is visible. */
function showActive(frame: HTMLElement, before: ReadonlySet<string>): void {
  const innermost = [...frame.querySelectorAll('.active:not(:has(.frame))')];
  const entered = innermost.find((state) => !before.has(state.getAttribute('data-state') ?? ''));
  const box = (entered ?? innermost.at(-1))?.getBoundingClientRect();
  const view = frame.getBoundingClientRect();
  if (!box || (box.left >= view.left && box.right <= view.right && box.top >= view.top && box.bottom <= view.bottom))
    return;
  frame.scrollBy({
    left: box.left + box.width / 2 - view.left - view.width / 2,
    top: box.top + box.height / 2 - view.top - view.height / 2,
  });
}
