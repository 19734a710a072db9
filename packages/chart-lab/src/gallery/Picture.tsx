import Elk from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Spinner } from '../../../../src/components/feedback/Spinner.tsx';
import { FilterSelect } from '../../../../src/components/form/SelectField.tsx';
import { classes } from '../../../../src/lib/classes.ts';
import { Drawing } from '../drawing/Drawing.tsx';
import { drawingStyles } from '../drawing/drawingStyles.ts';
import { layOut, type Layout } from '../drawing/layout.ts';
import type { DrawnModel } from '../drawing/stateLines.ts';
import * as styles from './Gallery.css.ts';

const elk = new Elk({ workerUrl });
const SIZES = ['Fit', '50%', '75%', '100%', '150%'];
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
};

/** The drawing of a chart with the active states highlighted. */
export function Picture({ model, active, title = `The chart ${model.id}`, linkOf, isAboveScreen }: PictureProps) {
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
    void layOut(model, elk).then((found) => {
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
  return (
    <section aria-label="Drawing" className={isAboveScreen ? styles.picture : styles.stickyPicture}>
      <div
        ref={frame}
        tabIndex={0}
        role="region"
        aria-label={`${title}, to be scrolled`}
        className={classes(
          isAboveScreen ? styles.lowPictureFrame : styles.pictureFrame,
          size === 'Fit' && styles.fittedPicture,
        )}
      >
        <style>{drawingStyles}</style>
        {layout === null ? (
          <Spinner />
        ) : (
          <Drawing {...{ title, layout, active, possible, linkOf }} scale={size === 'Fit' ? 1 : parseInt(size) / 100} />
        )}
      </div>
      <div className={styles.pictureSize}>
        <FilterSelect label="Size of the drawing" value={size} onValueChange={setSize}>
          {SIZES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </FilterSelect>
      </div>
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
