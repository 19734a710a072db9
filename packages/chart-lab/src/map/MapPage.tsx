import { useMemo } from 'react';
import { Picture } from '../gallery/Picture.tsx';
import { chartModel } from '../chart/chartModel.ts';
import { useLab } from '../gallery/LabContext.ts';
import { Table } from '../gallery/ui.tsx';
import { chartAddress } from '../walk/address.ts';
import { chartMap, startsOf } from './chartMap.ts';

const HEAD = ['Chart', 'starts', 'sends events to'];
const NOTHING: ReadonlySet<string> = new Set();

/** All charts on one page: which starts which, which sends events to which. */
export function MapPage() {
  const { charts, links } = useLab();
  const models = useMemo(
    () => charts.map(({ machine }) => chartModel(machine)).filter(({ passesThrough }) => passesThrough === null),
    [charts],
  );
  const map = useMemo(() => chartMap(models, links), [models, links]);
  const rows = models.map((model) => {
    const starts = startsOf(model).map(({ chart, state }) => ({ chart, text: `in ${state}` }));
    const sends = Object.entries(links[model.id] ?? {}).map(([chart, events]) => ({ chart, text: events.join(', ') }));
    return {
      key: model.id,
      cells: [<a href={chartAddress(model.id)}>{model.id}</a>, <Charts of={starts} />, <Charts of={sends} />],
    };
  });
  return (
    <main className="page">
      <h1>Map</h1>
      <p>{map.description} Choose a chart to open it.</p>
      {/* The picture sticks to its parent. */}
      <div>
        <Picture model={map} active={NOTHING} title="Map of all charts" linkOf={chartAddress} />
      </div>
      <Table label="Links between charts" head={HEAD} rows={rows} />
    </main>
  );
}

function Charts({ of }: { of: { chart: string; text: string }[] }) {
  return of.map(({ chart, text }) => (
    <div key={`${chart} ${text}`}>
      <a href={chartAddress(chart)}>{chart}</a> ({text})
    </div>
  ));
}
