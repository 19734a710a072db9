import { Fragment } from 'react';
import { Notice } from '../../../../src/components/feedback/Notice.tsx';
import { PageHeader } from '../../../../src/components/layout/PageHeader.tsx';
import { statesOf } from '../chart/chartModel.ts';
import { chartAddress } from '../walk/address.ts';
import type { GalleryChart } from './galleryCharts.ts';
import { ScrollTable } from './ScrollTable.tsx';
import * as styles from './Gallery.css.ts';

/** The charts of the product, and the flows of its users. */
function bySection(charts: GalleryChart[]) {
  return [
    { title: 'Product', charts: charts.filter(({ model }) => model.passesThrough === null) },
    { title: 'Flows', charts: charts.filter(({ model }) => model.passesThrough !== null) },
  ];
}

/** All charts with their descriptions. `missing` is the id in the URL, if there is no chart with it. */
export function ChartList({ charts, missing }: { charts: GalleryChart[]; missing: string | null }) {
  return (
    <main className={styles.page}>
      <PageHeader title="Charts" count={`${charts.length} charts`} />
      {missing !== null && <Notice tone="warning">There is no chart with the name {missing}.</Notice>}
      {bySection(charts).map(({ title, charts: shown }) => (
        <Fragment key={title}>
          <h2>{title}</h2>
          <ScrollTable
            label={title}
            head={['Name', 'Description', 'States', 'Transitions', 'File']}
            rows={shown.map(({ model: { id, description, root, transitions }, file }) => ({
              key: id,
              cells: [
                <a href={chartAddress(id)}>{id}</a>,
                description,
                statesOf(root).length - 1,
                transitions.length,
                file,
              ],
            }))}
          />
        </Fragment>
      ))}
    </main>
  );
}

/** The navigation between charts. */
export function ChartNav({ charts, current }: { charts: GalleryChart[]; current: string }) {
  return (
    <nav aria-label="Charts" className={styles.nav}>
      {bySection(charts).map(({ title, charts: shown }) => (
        <Fragment key={title}>
          <h2 className={styles.navTitle}>{title}</h2>
          {shown.map(({ model: { id, description } }) => (
            <a
              key={id}
              href={chartAddress(id)}
              title={description}
              aria-current={id === current ? 'page' : undefined}
              className={styles.navItem}
            >
              {id}
            </a>
          ))}
        </Fragment>
      ))}
    </nav>
  );
}
