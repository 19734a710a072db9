import { useEffect, useState } from 'react';
import type { Lab } from '../lab.ts';
import { MapPage } from '../map/MapPage.tsx';
import { ReplayPage } from '../replay/ReplayPage.tsx';
import { placeOf, useAddress } from '../walk/address.ts';
import '../drawing/drawing.css';
import './base.css';
import './gallery.css';
import { ChartList, ChartNav } from './ChartList.tsx';
import { ChartPage } from './ChartPage.tsx';
import { LabContext } from './LabContext.ts';
import type { ScreenView } from './Screen.tsx';
import { StatesPage } from './StatesPage.tsx';

/** The pages beside the charts; no chart has their ids. */
const PAGES = { '': 'Charts', map: 'Map', replay: 'Replay' };

/** The gallery: the list of all charts, the page of the one in the URL, the map, or the replay. */
export function Gallery({ lab }: { lab: Lab }) {
  const address = useAddress();
  const [view, setView] = useState<ScreenView>({
    width: '1280',
    theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  });
  const place = placeOf(address.replace('#/states/', '#/'));
  const id = place?.chart ?? '';
  const chart = lab.charts.find(({ machine }) => machine.id === id);
  const viewProps = { view, onView: setView };
  // A link from the end of a long page must not open the end of the next one.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [id]);
  return (
    <LabContext value={lab}>
      <title>{id === '' ? 'Charts' : `${id} – Charts`}</title>
      <header className="bar">
        {Object.entries(PAGES).map(([page, title]) => (
          <a key={page} href={`#/${page}`} aria-current={page === id ? 'page' : undefined} className="item">
            {title}
          </a>
        ))}
      </header>
      {id === 'map' && <MapPage />}
      {id === 'replay' && <ReplayPage />}
      {chart && place && (
        <div className="columns">
          <ChartNav current={id} />
          {address.startsWith('#/states/') ? (
            <StatesPage key={id} machine={chart.machine} {...viewProps} />
          ) : (
            <ChartPage key={id} chart={chart} walk={place.walk} isDamaged={place.isDamaged === true} {...viewProps} />
          )}
        </div>
      )}
      {!chart && (id === '' || !(id in PAGES)) && <ChartList missing={id} />}
    </LabContext>
  );
}
