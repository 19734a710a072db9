import { useMemo } from 'react';
import { PageHeader } from '../../../../src/components/layout/PageHeader.tsx';
import type { GalleryChart } from '../gallery/galleryCharts.ts';
import { Picture } from '../gallery/Picture.tsx';
import { ScrollTable } from '../gallery/ScrollTable.tsx';
import { chartAddress } from '../walk/address.ts';
import { chartMap, linksFrom, startsOf } from './chartMap.ts';
import * as styles from '../gallery/Gallery.css.ts';

const HEAD = ['Chart', 'starts', 'sends events to'];
const NOTHING: ReadonlySet<string> = new Set();

/** All charts on one page: which starts which, which sends events to which. */
export function MapPage({ charts }: { charts: GalleryChart[] }) {
  const products = useMemo(() => charts.filter(({ model }) => model.passesThrough === null), [charts]);
  const map = useMemo(() => chartMap(products.map(({ model }) => model)), [products]);
  const rows = products.map(({ model }) => {
    const starts = startsOf(model).map(({ chart, state }) => ({ chart, text: `in ${state}` }));
    const sends = linksFrom(model).map(({ chart, events }) => ({ chart, text: events.join(', ') }));
    return {
      key: model.id,
      cells: [<a href={chartAddress(model.id)}>{model.id}</a>, <Charts of={starts} />, <Charts of={sends} />],
    };
  });
  return (
    <main className={styles.page}>
      <PageHeader title="Map" />
      <p>{map.description} Choose a chart to open it.</p>
      {/* The picture sticks to its parent. */}
      <div>
        <Picture model={map} active={NOTHING} title="Map of all charts" linkOf={chartAddress} />
      </div>
      <ScrollTable label="Links between charts" head={HEAD} rows={rows} />
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
