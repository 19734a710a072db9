import { useState } from 'react';
import { NoMatch } from '../../../src/components/feedback/EmptyState.tsx';
import { Notice } from '../../../src/components/feedback/Notice.tsx';
import { PageHeader } from '../../../src/components/layout/PageHeader.tsx';
import { SearchBox } from '../../../src/components/form/SearchBox.tsx';
import { statesOf } from '../model/chartModel.ts';
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
        <ul role="list" className={styles.cards}>
          {found.map(({ model, file }) => (
            <li key={model.id}>
              <a href={`#/${model.id}`} className={styles.card}>
                <span className={styles.cardTitle}>{model.id}</span>
                <span>{model.description}</span>
                <span className={styles.quiet}>
                  {statesOf(model.root).length - 1} states, {model.transitions.length} transitions · {file}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

/** The navigation between charts. */
export function ChartNav({ charts, current }: { charts: GalleryChart[]; current: string }) {
  return (
    <nav aria-label="Charts" className={styles.nav}>
      <ul role="list">
        {charts.map(({ model }) => (
          <li key={model.id}>
            <a
              href={`#/${model.id}`}
              title={model.description}
              aria-current={model.id === current ? 'page' : undefined}
              className={styles.navItem}
            >
              {model.id}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
