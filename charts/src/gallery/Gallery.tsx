import { Workflow } from 'lucide-react';
import { MapPage } from '../map/MapPage.tsx';
import { ReplayPage } from '../replay/ReplayPage.tsx';
import { placeOf, useAddress } from '../walk/address.ts';
import { ChartList, ChartNav } from './ChartList.tsx';
import { ChartPage } from './ChartPage.tsx';
import { StatesPage } from './StatesPage.tsx';
import type { GalleryCharts } from './galleryCharts.ts';
import * as styles from './Gallery.css.ts';

/** The pages beside the charts; no chart has their ids. */
const PAGES = [
  { id: 'map', title: 'Map', Page: MapPage },
  { id: 'replay', title: 'Replay', Page: ReplayPage },
];

/** The gallery: the list of all charts, and one of them as a drawing to walk through. */
export function Gallery({ charts, broken }: GalleryCharts) {
  const address = useAddress();
  const place = placeOf(address.replace('#/states/', '#/'));
  const showsStates = address.startsWith('#/states/');
  const chart = charts.find(({ model }) => model.id === place?.chart);
  const page = PAGES.find(({ id }) => id === place?.chart);
  const title = page?.title ?? chart?.model.id;
  return (
    <div className={styles.gallery}>
      <title>{title === undefined ? 'Charts' : `${title} – Charts`}</title>
      <header className={styles.bar}>
        <a href="#/" className={styles.home}>
          <Workflow size={20} aria-hidden />
          Charts
        </a>
        {PAGES.map(({ id, title: name }) => (
          <a key={id} href={`#/${id}`} aria-current={page?.id === id ? 'page' : undefined} className={styles.navItem}>
            {name}
          </a>
        ))}
      </header>
      {page ? (
        <page.Page charts={charts} />
      ) : chart && place ? (
        <div className={styles.columns}>
          <ChartNav charts={charts} current={chart.model.id} />
          {showsStates ? (
            <StatesPage key={chart.model.id} chart={chart} />
          ) : (
            <ChartPage key={chart.model.id} chart={chart} charts={charts} walk={place.walk} />
          )}
        </div>
      ) : (
        <ChartList charts={charts} broken={broken} missing={place?.chart ?? null} />
      )}
    </div>
  );
}
