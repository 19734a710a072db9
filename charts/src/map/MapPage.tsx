import { Fragment, useMemo } from 'react';
import type { GalleryChart } from '../gallery/galleryCharts.ts';
import { Picture } from '../gallery/Picture.tsx';
import { chartAddress } from '../walk/address.ts';
import { chartMap, linksFrom, startsOf } from './chartMap.ts';
import { chartSources, type ChartSource } from './sources.ts';
import * as styles from '../gallery/Gallery.css.ts';

const HEAD = ['Chart', 'starts', 'sends events to', 'files'];
const NOTHING: ReadonlySet<string> = new Set();

/** All charts on one page: which starts which, which sends events to which, and their files. */
export function MapPage({ charts }: { charts: GalleryChart[] }) {
  const products = useMemo(() => charts.filter(({ model }) => model.passesThrough === null), [charts]);
  const map = useMemo(() => chartMap(products.map(({ model }) => model)), [products]);
  return (
    <main className={styles.page}>
      <header className={styles.pageHead}>
        <div className={styles.pageText}>
          <h1 className={styles.pageTitle}>Map</h1>
          <p>{map.description} Choose a chart to open it.</p>
        </div>
      </header>
      {/* The picture sticks to its parent. */}
      <div>
        <Picture model={map} active={NOTHING} title="Map of all charts" linkOf={chartAddress} />
      </div>
      <section aria-label="Charts and files" className={styles.wordsFrame} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {HEAD.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {products.map(({ model, file }) => (
              <tr key={model.id}>
                <th scope="row">
                  <a href={chartAddress(model.id)}>{model.id}</a>
                </th>
                <td>
                  <Charts of={startsOf(model).map(({ chart, state }) => ({ chart, text: `in ${state}` }))} />
                </td>
                <td>
                  <Charts of={linksFrom(model).map(({ to, events }) => ({ chart: to, text: events.join(', ') }))} />
                </td>
                <td>
                  <Files chart={file} {...chartSources[model.id]} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </main>
  );
}

function Charts({ of }: { of: { chart: string; text: string }[] }) {
  return of.map(({ chart, text }, index) => (
    <Fragment key={`${chart} ${text}`}>
      {index > 0 && '; '}
      <a href={chartAddress(chart)}>{chart}</a> ({text})
    </Fragment>
  ));
}

function Files(files: Partial<ChartSource> & { chart: string }) {
  return (
    <ul role="list">
      {(['view', 'actor', 'chart'] as const).map(
        (name) =>
          files[name] && (
            <li key={name}>
              {name}: {files[name]}
            </li>
          ),
      )}
    </ul>
  );
}
