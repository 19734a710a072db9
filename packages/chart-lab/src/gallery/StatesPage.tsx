import { useMemo, useState } from 'react';
import { Notice } from '../../../../src/components/feedback/Notice.tsx';
import { Spinner } from '../../../../src/components/feedback/Spinner.tsx';
import { PageHeader } from '../../../../src/components/layout/PageHeader.tsx';
import { pathOf } from '../chart/chartModel.ts';
import { addressOf } from '../walk/address.ts';
import { walksToStates } from '../walk/reach.ts';
import type { GalleryChart } from './galleryCharts.ts';
import { Screen, ViewSelect, type ScreenView, type ViewSelectProps } from './Screen.tsx';
import * as styles from './Gallery.css.ts';

/** The number of screens that load at the same time. Browsers limit the number of requests. */
const AT_ONCE = 3;

/** All states of a chart as screens side by side. */
export function StatesPage({ chart, view, onView }: { chart: GalleryChart } & ViewSelectProps) {
  const { id } = chart.model;
  return (
    <main className={styles.page}>
      <PageHeader title={`All states of ${id}`} actions={<ViewSelect view={view} onView={onView} />} />
      <p>
        Each state by a short path. <a href={`#/${id}`}>Walk the chart</a>
      </p>
      <States chart={chart} view={view} />
    </main>
  );
}

type StatesProps = { chart: GalleryChart; view: ScreenView };

function States({ chart: { machine, model }, view }: StatesProps) {
  const states = useMemo(() => [...walksToStates(machine)], [machine]);
  const [loaded, setLoaded] = useState(0);
  const missing = states.filter(([, walk]) => walk === null).map(([state]) => state);
  // A parent state looks like the child state that its walk enters.
  const shown = states.filter(
    ([state, walk]) => !states.some(([other, way]) => other.startsWith(`${state}.`) && way === walk),
  );
  return (
    <>
      {missing.length > 0 && <Notice tone="warning">No path was found to {missing.join(', ')}.</Notice>}
      <div className={view.width === '1280' ? styles.states : styles.narrowStates}>
        {shown.map(
          ([state, walk], index) =>
            walk && (
              <figure key={state} className={styles.group}>
                <figcaption>
                  <a href={addressOf({ chart: model.id, walk })}>{pathOf(state)}</a>
                </figcaption>
                {index < loaded + AT_ONCE ? (
                  <Screen
                    chart={model.id}
                    walk={walk}
                    view={view}
                    title={`The screen in ${state}`}
                    isInert
                    onLoad={() => setLoaded((count) => count + 1)}
                  />
                ) : (
                  <Spinner />
                )}
              </figure>
            ),
        )}
      </div>
    </>
  );
}
