import { useMemo } from 'react';
import { Spinner } from '../../../src/components/feedback/Spinner.tsx';
import { studioCode } from '../code/studioCode.ts';
import { addressOf, goTo } from '../walk/address.ts';
import { activeIds } from '../walk/choices.ts';
import { foldWalk, type Walk } from '../walk/walk.ts';
import { CopyButton } from './CopyButton.tsx';
import type { GalleryChart } from './galleryCharts.ts';
import { InWords } from './InWords.tsx';
import { Picture } from './Picture.tsx';
import { useSamples } from './useSamples.ts';
import { WalkPanel } from './WalkPanel.tsx';
import * as styles from './Gallery.css.ts';

type ChartPageProps = { chart: GalleryChart; walk: Walk };

const NOWHERE: ReadonlySet<string> = new Set();

/** A chart with the active states highlighted, and the panel of its walk. */
export function ChartPage({ chart, walk }: ChartPageProps) {
  const { machine, model, file } = chart;
  const samples = useSamples(model.id);
  // A chart with an input starts with the first sample, until the URL has another one.
  const started = useMemo(
    () => (walk.input === undefined && samples?.input.length ? { ...walk, input: samples.input[0] } : walk),
    [walk, samples],
  );
  const walked = useMemo(() => foldWalk(machine, started), [machine, started]);
  const last = walked.frames.at(-1);
  const active = useMemo(() => (last ? activeIds(last.snapshot) : NOWHERE), [last]);
  // The input samples are loading.
  const isWaiting = last === undefined && samples === undefined;
  const show = (next: Walk) => goTo(addressOf({ chart: model.id, walk: next }));
  return (
    <main className={styles.page}>
      <header className={styles.pageHead}>
        <div className={styles.pageText}>
          <h1 className={styles.pageTitle}>{model.id}</h1>
          <p>{model.description}</p>
          <p className={styles.quiet}>{file}</p>
        </div>
        <CopyButton label="Copy as code for Stately Studio" text={() => studioCode(machine)} />
      </header>
      <div className={styles.work}>
        <Picture model={model} active={active} />
        {isWaiting ? (
          <Spinner />
        ) : (
          <WalkPanel model={model} walk={started} walked={walked} samples={samples} onWalk={show} />
        )}
      </div>
      <InWords model={model} />
    </main>
  );
}
