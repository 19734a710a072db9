import { useMemo, useState } from 'react';
import { foldWalk, type Walk } from '../walk/walk.ts';
import { Button } from '../../../../src/components/button/Button.tsx';
import { Notice } from '../../../../src/components/feedback/Notice.tsx';
import { PageHeader } from '../../../../src/components/layout/PageHeader.tsx';
import { CoverageTable, coverageMarks, writtenHits as hits } from '../coverage/Coverage.tsx';
import { chartModel, pathOf, type ChartModel } from '../chart/chartModel.ts';
import { addressOf, chartAddress, goTo } from '../walk/address.ts';
import { startsOf } from '../map/chartMap.ts';
import { SCREENS } from '../../../../charts/screens/screens.ts';
import { samplesOf } from '../../../../charts/samples/samples.ts';
import { activeIds } from '../walk/choices.ts';
import type { GalleryChart } from './galleryCharts.ts';
import { GeneratedPaths } from './GeneratedPaths.tsx';
import { Picture } from './Picture.tsx';
import { Screen, ViewSelect, type ViewSelectProps } from './Screen.tsx';
import { ScrollTable } from './ScrollTable.tsx';
import { Select } from './Select.tsx';
import { WalkPanel } from './WalkPanel.tsx';
import * as styles from './Gallery.css.ts';

type ChartPageProps = {
  chart: GalleryChart;
  charts: GalleryChart[];
  walk: Walk;
  /** Whether the walk in the URL cannot be read. */
  isDamaged: boolean;
} & ViewSelectProps;

const NOWHERE: ReadonlySet<string> = new Set();

/** A chart with the active states highlighted, its screen, and the panel of its walk. */
export function ChartPage({ chart, charts: all, walk, isDamaged, view, onView }: ChartPageProps) {
  const { machine, model, file } = chart;
  const [drawnPath, setDrawnPath] = useState('');
  const [showsCoverage, setShowsCoverage] = useState(false);
  const hasScreen = SCREENS[model.id] !== undefined;
  const parents = all.filter((other) => startsOf(other.model).some(({ chart: started }) => started === model.id));
  // A chart with an input starts with the first sample, until the URL has another one.
  const input = walk.input ?? Object.values(samplesOf(model.id).input ?? {})[0];
  const started = useMemo(() => (input === undefined ? walk : { ...walk, input }), [walk, input]);
  const walked = useMemo(() => foldWalk(machine, started), [machine, started]);
  const charts = walked.frames.at(-1)?.charts;
  const drawn = charts?.find(({ path }) => path === drawnPath) ?? charts?.[0];
  const active = useMemo(() => (drawn ? activeIds(drawn.snapshot) : NOWHERE), [drawn]);
  const drawnModel = drawn ? chartModel(drawn.machine) : model;
  const marked = useMemo(
    () => (showsCoverage && hits ? { ...drawnModel, marks: coverageMarks(drawnModel, hits) } : drawnModel),
    [showsCoverage, drawnModel],
  );
  return (
    <main className={styles.page}>
      <PageHeader
        title={model.id}
        actions={
          <div className={styles.actions}>
            {charts && charts.length > 1 && (
              <Select
                label="Drawing"
                value={drawn?.path ?? ''}
                options={Object.fromEntries(charts.map(({ path, machine }) => [path, machine.id]))}
                onSelect={setDrawnPath}
              />
            )}
            <Button
              aria-pressed={showsCoverage}
              unavailableReason={hits ? undefined : 'Run npm run charts:coverage first'}
              onClick={() => setShowsCoverage(hits !== null && !showsCoverage)}
            >
              Coverage
            </Button>
          </div>
        }
      />
      {isDamaged && (
        <Notice tone="warning">The walk in this address cannot be read. The chart is shown at its start.</Notice>
      )}
      <div className={styles.about}>
        <p>{model.description}</p>
        <p className={styles.quiet}>{file}</p>
        {hasScreen && <a href={`#/states/${model.id}`}>All states as screens</a>}
        {!hasScreen && parents.length > 0 && (
          <p className={styles.row}>
            It has no screen of its own. It runs as a part of
            {parents.map(({ model: { id } }) => (
              <a key={id} href={chartAddress(id)}>
                {id}
              </a>
            ))}
          </p>
        )}
        <RelatedCharts model={model} charts={all} />
      </div>
      <div className={styles.work}>
        <div className={styles.group}>
          <Picture model={marked} active={active} isAboveScreen={hasScreen} />
          {hasScreen && charts && (
            <section aria-label="Screen" className={styles.group}>
              <ViewSelect view={view} onView={onView} />
              <Screen chart={model.id} walk={started} view={view} title={`The screen of ${model.id}`} />
            </section>
          )}
        </div>
        <WalkPanel
          {...{ chart, walked }}
          walk={started}
          onWalk={(next) => goTo(addressOf({ chart: model.id, walk: next }))}
        />
      </div>
      {showsCoverage && hits && <CoverageTable model={drawnModel} hits={hits} />}
      <GeneratedPaths chart={chart} />
      <details>
        <summary>The chart in words: {model.transitions.length} transitions</summary>
        <TransitionTable model={model} />
      </details>
    </main>
  );
}

type RelatedChartsProps = { model: ChartModel; charts: GalleryChart[] };

/** Links a flow to the charts that it passes through, and a chart to its flows. */
function RelatedCharts({ model: { id, passesThrough }, charts }: RelatedChartsProps) {
  const flows = charts.filter(({ model }) => model.passesThrough?.includes(id)).map(({ model }) => model.id);
  const related = passesThrough ?? flows;
  if (related.length === 0) return null;
  return (
    <div className={styles.row}>
      {passesThrough === null ? 'Flows:' : 'Charts:'}
      {related.map((name) => (
        <a key={name} href={chartAddress(name)}>
          {name}
        </a>
      ))}
    </div>
  );
}

/** All transitions of a chart: the accessible version of the drawing. */
function TransitionTable({ model: { transitions } }: { model: ChartModel }) {
  const rows = transitions.map(({ id, source, event, guard, targets, actions, description }) => ({
    key: id,
    cells: [pathOf(source), event, guard, targets?.map(pathOf).join(', '), actions.join(', '), description],
  }));
  return <ScrollTable label="Transitions" head={['In', 'on', 'when', 'to', 'does', 'why']} rows={rows} />;
}
