import { Workflow } from 'lucide-react';
import { ReplayPage } from '../replay/ReplayPage.tsx';
import { placeOf, useAddress } from '../walk/address.ts';
import { ChartList, ChartNav } from './ChartList.tsx';
import { ChartPage } from './ChartPage.tsx';
import { StatesPage } from './StatesPage.tsx';
import type { GalleryCharts } from './galleryCharts.ts';
import * as styles from './Gallery.css.ts';

/** The gallery: the list of all charts, and one of them as a drawing to walk through. */
export function Gallery({ charts, broken }: GalleryCharts) {
  const address = useAddress();
  const place = placeOf(address.replace('#/states/', '#/'));
  const showsStates = address.startsWith('#/states/');
  const chart = charts.find(({ model }) => model.id === place?.chart);
  const isReplay = place?.chart === 'replay';
  const title = isReplay ? 'Replay' : chart?.model.id;
  return (
    <div className={styles.gallery}>
      <title>{title === undefined ? 'Charts' : `${title} – Charts`}</title>
      <header className={styles.bar}>
        <a href="#/" className={styles.home}>
          <Workflow size={20} aria-hidden />
          Charts
        </a>
        <a href="#/replay" aria-current={isReplay ? 'page' : undefined} className={styles.navItem}>
          Replay
        </a>
      </header>
      {isReplay ? (
        <ReplayPage charts={charts} />
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
