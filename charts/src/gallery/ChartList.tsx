import { Fragment, useState } from 'react';
import { NoMatch } from '../../../src/components/feedback/EmptyState.tsx';
import { Notice } from '../../../src/components/feedback/Notice.tsx';
import { PageHeader } from '../../../src/components/layout/PageHeader.tsx';
import { SearchBox } from '../../../src/components/form/SearchBox.tsx';
import { statesOf } from '../model/chartModel.ts';
import { chartAddress } from '../walk/address.ts';
import type { BrokenFile, GalleryChart } from './galleryCharts.ts';
import * as styles from './Gallery.css.ts';

type ChartListProps = {
  charts: GalleryChart[];
  broken: BrokenFile[];
  /** The id in the URL, if there is no chart with it. */
  missing: string | null;
};

/** All charts with their descriptions. */
export function ChartList({ charts, broken, missing }: ChartListProps) {
  const [search, setSearch] = useState('');
  const found = charts.filter(({ model }) =>
    `${model.id} ${model.description}`.toLowerCase().includes(search.trim().toLowerCase()),
  );
  return (
    <main className={styles.index}>
      <PageHeader
        title="Charts"
        count={`${charts.length} charts`}
        search={
          <SearchBox label="Search charts" placeholder="Search charts..." value={search} onValueChange={setSearch} />
        }
      />
      {missing !== null && <Notice tone="warning">There is no chart with the name {missing}.</Notice>}
      {broken.map(({ file, reason }) => (
        <Notice key={file} tone="danger">
          {file} cannot be shown: {reason}
        </Notice>
      ))}
      {found.length === 0 ? (
        <NoMatch isFiltered={false} query={search} onClear={() => setSearch('')} />
      ) : (
        bySection(found).map(({ title, charts: shown }) => (
          <section key={title} aria-label={title} className={styles.section}>
            <h2>{title}</h2>
            <ul role="list" className={styles.cards}>
              {shown.map(({ model, file }) => (
                <li key={model.id}>
                  <a href={chartAddress(model.id)} className={styles.card}>
                    <span className={styles.cardTitle}>{model.id}</span>
                    <span>{model.description}</span>
                    <span className={styles.quiet}>
                      {statesOf(model.root).length - 1} states, {model.transitions.length} transitions · {file}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
    </main>
  );
}

/** The charts of the product, and the flows of its users. A section without charts is left out. */
function bySection(charts: GalleryChart[]) {
  const isFlow = ({ model }: GalleryChart) => model.passesThrough !== null;
  return [
    { title: 'Product', charts: charts.filter((chart) => !isFlow(chart)) },
    { title: 'Flows', charts: charts.filter(isFlow) },
  ].filter((section) => section.charts.length > 0);
}

/** The navigation between charts. */
export function ChartNav({ charts, current }: { charts: GalleryChart[]; current: string }) {
  return (
    <nav aria-label="Charts" className={styles.nav}>
      {bySection(charts).map(({ title, charts: shown }) => (
        <Fragment key={title}>
          <h2 className={styles.navTitle}>{title}</h2>
          <ul role="list">
            {shown.map(({ model }) => (
              <li key={model.id}>
                <a
                  href={chartAddress(model.id)}
                  title={model.description}
                  aria-current={model.id === current ? 'page' : undefined}
                  className={styles.navItem}
                >
                  {model.id}
                </a>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}
