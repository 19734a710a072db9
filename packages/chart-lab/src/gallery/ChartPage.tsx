import { useMemo, useState } from 'react';
import { chartModel, pathOf, type ChartModel } from '../chart/chartModel.ts';
import { CoverageTable, coverageMarks } from '../coverage/Coverage.tsx';
import { inputsOf, type LabChart } from '../lab.ts';
import { startsOf } from '../map/chartMap.ts';
import { addressOf, chartAddress, goTo } from '../walk/address.ts';
import { activeIds } from '../walk/choices.ts';
import { foldWalk, type Walk } from '../walk/walk.ts';
import { GeneratedPaths } from './GeneratedPaths.tsx';
import { useLab } from './LabContext.ts';
import { Picture } from './Picture.tsx';
import { Screen, ViewSelect, type ViewSelectProps } from './Screen.tsx';
import { Notice, Select, Table } from './ui.tsx';
import { WalkPanel } from './WalkPanel.tsx';

type ChartPageProps = {
  chart: LabChart;
  walk: Walk;
  /** Whether the walk in the URL cannot be read. */
  isDamaged: boolean;
} & ViewSelectProps;

/** A chart with the active states highlighted, its screen, and the panel of its walk. */
export function ChartPage({ chart, walk, isDamaged, view, onView }: ChartPageProps) {
  const { machine, file } = chart;
  const { hits, samples, screens } = useLab();
  const [drawnPath, setDrawnPath] = useState('');
  const [showsCoverage, setShowsCoverage] = useState(false);
  // The screen loads the product, which would delay the drawing.
  const [isDrawn, setDrawn] = useState(false);
  const hasScreen = screens.includes(machine.id);
  // A chart with an input starts with the first sample, until the URL has another one.
  const input = walk.input ?? inputsOf(samples, machine.id)[0];
  const started = useMemo(() => (input === undefined ? walk : { ...walk, input }), [walk, input]);
  const walked = useMemo(() => foldWalk(machine, started), [machine, started]);
  const charts = walked.frames.at(-1)?.charts;
  const drawn = charts?.find(({ path }) => path === drawnPath) ?? charts?.[0];
  const active = useMemo(() => new Set(drawn && activeIds(drawn.snapshot)), [drawn]);
  const model = chartModel(drawn?.machine ?? machine);
  // The hits of all charts, if this one was measured.
  const measured = hits?.[model.id] ? hits : null;
  const marked = useMemo(
    () => (showsCoverage && measured ? { ...model, marks: coverageMarks(model, measured) } : model),
    [showsCoverage, measured, model],
  );
  return (
    <main className="page">
      <div className="row">
        <h1>{machine.id}</h1>
        {charts && charts.length > 1 && (
          <Select
            label="Drawing"
            value={drawn?.path ?? ''}
            options={Object.fromEntries(charts.map(({ path, machine: { id } }) => [path, id]))}
            onSelect={setDrawnPath}
          />
        )}
        {model.passesThrough === null && (
          <button
            type="button"
            aria-pressed={showsCoverage}
            aria-disabled={measured === null}
            title={measured === null ? 'Run npm run charts:coverage first' : undefined}
            onClick={() => setShowsCoverage(measured !== null && !showsCoverage)}
          >
            Coverage
          </button>
        )}
      </div>
      {isDamaged && <Notice>The walk in this address cannot be read. The chart is shown at its start.</Notice>}
      <p>{machine.root.description}</p>
      <p className="quiet">{file}</p>
      <RelatedCharts chart={chart} hasScreen={hasScreen} />
      <div className="work">
        <div className="group">
          <Picture model={marked} active={active} isAboveScreen={hasScreen} onDrawn={() => setDrawn(true)} />
          {hasScreen && charts && (
            <section aria-label="Screen" className="group">
              <ViewSelect view={view} onView={onView} />
              {isDrawn && (
                <Screen chart={machine.id} walk={started} view={view} title={`The screen of ${machine.id}`} />
              )}
            </section>
          )}
        </div>
        <WalkPanel
          {...{ chart, walked }}
          walk={started}
          onWalk={(next) => goTo(addressOf({ chart: machine.id, walk: next }))}
        />
      </div>
      {showsCoverage && measured && <CoverageTable model={model} hits={measured} />}
      <GeneratedPaths chart={chart} />
      <details>
        <summary>The chart in words: {chartModel(machine).transitions.length} transitions</summary>
        <TransitionTable model={chartModel(machine)} />
      </details>
    </main>
  );
}

/** Links to the screens of a chart or the charts that start it, and between flows and the charts that they pass through. */
function RelatedCharts({ chart: { machine }, hasScreen }: { chart: LabChart; hasScreen: boolean }) {
  const { id } = machine;
  const models = useLab().charts.map((chart) => chartModel(chart.machine));
  const idsOf = (found: ChartModel[]) => found.map((model) => model.id);
  const charts = chartModel(machine).passesThrough;
  const parents = idsOf(models.filter((model) => startsOf(model).some(({ chart }) => chart === id)));
  const flows = idsOf(models.filter(({ passesThrough }) => passesThrough?.includes(id)));
  return (
    <>
      {hasScreen && (
        <p>
          <a href={`#/states/${id}`}>All states as screens</a>
        </p>
      )}
      {!hasScreen && <ChartLinks label="It has no screen of its own. It runs as a part of" ids={parents} />}
      <ChartLinks label={charts === null ? 'Flows:' : 'Charts:'} ids={charts ?? flows} />
    </>
  );
}

function ChartLinks({ label, ids }: { label: string; ids: string[] }) {
  if (ids.length === 0) return null;
  return (
    <p className="row">
      {label}
      {ids.map((id) => (
        <a key={id} href={chartAddress(id)}>
          {id}
        </a>
      ))}
    </p>
  );
}

/** All transitions of a chart: the accessible version of the drawing. */
function TransitionTable({ model: { transitions } }: { model: ChartModel }) {
  const rows = transitions.map(({ id, source, event, guard, targets, actions, description }) => ({
    key: id,
    cells: [pathOf(source), event, guard, targets?.map(pathOf).join(', '), actions.join(', '), description],
  }));
  return <Table label="Transitions" head={['In', 'on', 'when', 'to', 'does', 'why']} rows={rows} />;
}
