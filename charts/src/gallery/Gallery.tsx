import { useEffect, useState } from 'react';
import { shownTheme } from '../../../src/session/shownTheme.ts';
import { MapPage } from '../map/MapPage.tsx';
import { ReplayPage } from '../replay/ReplayPage.tsx';
import { placeOf, useAddress } from '../walk/address.ts';
import { ChartList, ChartNav } from './ChartList.tsx';
import { ChartPage } from './ChartPage.tsx';
import type { ScreenView } from './Screen.tsx';
import { StatesPage } from './StatesPage.tsx';
import type { GalleryChart } from './galleryCharts.ts';
import * as styles from './Gallery.css.ts';

/** The pages beside the charts; no chart has their ids. */
const PAGES = [
  { id: '', title: 'Charts' },
  { id: 'map', title: 'Map' },
  { id: 'replay', title: 'Replay' },
];

/** The gallery: the list of all charts, the page of the one in the URL, the map, or the replay. */
export function Gallery({ charts }: { charts: GalleryChart[] }) {
  const address = useAddress();
  const [view, setView] = useState<ScreenView>(() => ({ width: '1280', theme: shownTheme() }));
  const place = placeOf(address.replace('#/states/', '#/'));
  const id = place?.chart ?? '';
  const chart = charts.find(({ model }) => model.id === id);
  // A link from the end of a long page must not open the end of the next one.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [id]);
  return (
    <>
      <title>{id === '' ? 'Charts' : `${id} – Charts`}</title>
      <header className={styles.bar}>
        {PAGES.map((page) => (
          <a
            key={page.id}
            href={`#/${page.id}`}
            aria-current={page.id === id ? 'page' : undefined}
            className={styles.navItem}
          >
            {page.title}
          </a>
        ))}
      </header>
      {id === 'map' && <MapPage charts={charts} />}
      {id === 'replay' && <ReplayPage charts={charts} />}
      {chart && place && (
        <div className={styles.columns}>
          <ChartNav charts={charts} current={id} />
          {address.startsWith('#/states/') ? (
            <StatesPage key={id} chart={chart} view={view} onView={setView} />
          ) : (
            <ChartPage
              key={id}
              {...{ chart, charts, view }}
              walk={place.walk}
              isDamaged={place.isDamaged === true}
              onView={setView}
            />
          )}
        </div>
      )}
      {!chart && !['map', 'replay'].includes(id) && <ChartList charts={charts} missing={id === '' ? null : id} />}
    </>
  );
}
