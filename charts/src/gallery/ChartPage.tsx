import { useMemo, useState } from 'react';
import { foldWalk, type Walk } from '../../../machines/testing/walk.ts';
import { Spinner } from '../../../src/components/feedback/Spinner.tsx';
import { SelectField } from '../../../src/components/form/SelectField.tsx';
import { CoverageTable, coverageMarks, writtenHits as hits } from '../coverage/Coverage.tsx';
import { Button } from '../../../src/components/button/Button.tsx';
import { studioCode } from '../code/studioCode.ts';
import { modelOf } from '../model/chartModel.ts';
import { addressOf, goTo } from '../walk/address.ts';
import { NO_SCREEN, SCREENS } from '../screens/screens.ts';
import { activeIds } from '../walk/choices.ts';
import { CopyButton } from './CopyButton.tsx';
import type { GalleryChart } from './galleryCharts.ts';
import { GeneratedPaths } from './GeneratedPaths.tsx';
import { InWords } from './InWords.tsx';
import { Picture } from './Picture.tsx';
import { Screen, useScreenView, ViewSelect } from './Screen.tsx';
import { RelatedCharts } from './RelatedCharts.tsx';
import { useSamples } from './useSamples.ts';
import { WalkPanel } from './WalkPanel.tsx';
import * as styles from './Gallery.css.ts';
import { section } from './Screen.css.ts';

type ChartPageProps = { chart: GalleryChart; charts: GalleryChart[]; walk: Walk };

const NOWHERE: ReadonlySet<string> = new Set();

/** A chart with the active states highlighted, and the panel of its walk. */
export function ChartPage({ chart, charts: all, walk }: ChartPageProps) {
  const { machine, model, file } = chart;
  const samples = useSamples();
  const [drawnPath, setDrawnPath] = useState('');
  const [view, setView] = useScreenView();
  const [showsCoverage, setShowsCoverage] = useState(false);
  const hasScreen = SCREENS[model.id] !== undefined;
  const noScreen = NO_SCREEN[model.id];
  // A chart with an input starts with the first sample, until the URL has another one.
  const input: unknown = walk.input ?? samples?.[model.id]?.input[0];
  const started = useMemo(() => (input === undefined ? walk : { ...walk, input }), [walk, input]);
  const walked = useMemo(() => foldWalk(machine, started), [machine, started]);
  const charts = walked.frames.at(-1)?.charts;
  const drawn = charts?.find(({ path }) => path === drawnPath) ?? charts?.[0];
  const active = useMemo(() => (drawn ? activeIds(drawn.snapshot) : NOWHERE), [drawn]);
  const drawnModel = drawn ? modelOf(drawn.machine) : model;
  const marked = useMemo(
    () => (showsCoverage && hits ? { ...drawnModel, marks: coverageMarks(drawnModel, hits) } : drawnModel),
    [showsCoverage, drawnModel],
  );
  // The input samples are loading.
  const isWaiting = charts === undefined && samples === undefined;
  const show = (next: Walk) => goTo(addressOf({ chart: model.id, walk: next }));
  return (
    <main className={styles.page}>
      <header className={styles.pageHead}>
        <div className={styles.pageText}>
          <h1 className={styles.pageTitle}>{model.id}</h1>
          <p>{model.description}</p>
          <p className={styles.quiet}>{file}</p>
          {hasScreen && <a href={`#/states/${model.id}`}>All states as screens</a>}
          {noScreen && (
            <p className={styles.quiet}>
              It has no screen. {noScreen.reason} <a href={`#/${noScreen.instead}`}>Walk {noScreen.instead}</a>
            </p>
          )}
          <RelatedCharts model={model} charts={all} />
        </div>
        {charts && charts.length > 1 && (
          <SelectField label="Drawing" value={drawn?.path} onChange={({ target }) => setDrawnPath(target.value)}>
            {charts.map(({ path, machine: { id } }) => (
              <option key={path} value={path}>
                {path === '' ? id : `${id} (${path})`}
              </option>
            ))}
          </SelectField>
        )}
        <Button
          aria-pressed={showsCoverage}
          unavailableReason={hits ? undefined : 'Run npm run charts:coverage first'}
          onClick={() => setShowsCoverage(hits !== null && !showsCoverage)}
        >
          Coverage
        </Button>
        <CopyButton label="Copy as code for Stately Studio" text={() => studioCode(machine)} />
      </header>
      <div className={styles.work}>
        <div className={styles.shown}>
          <Picture model={marked} active={active} isBesideScreen={hasScreen} />
          {hasScreen && charts && (
            <section aria-label="Screen" className={section}>
              <ViewSelect view={view} onView={setView} />
              <Screen chart={model.id} walk={started} view={view} title={`The screen of ${model.id}`} />
            </section>
          )}
        </div>
        {isWaiting ? (
          <Spinner />
        ) : (
          <WalkPanel chart={chart} walk={started} walked={walked} samples={samples} onWalk={show} />
        )}
      </div>
      {showsCoverage && hits && <CoverageTable model={drawnModel} hits={hits} />}
      <GeneratedPaths chart={chart} samples={samples?.[model.id]} />
      <InWords model={model} />
    </main>
  );
}
