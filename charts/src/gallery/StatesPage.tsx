import { useMemo, useState } from 'react';
import type { Walk } from '../../../machines/testing/walk.ts';
import { Notice } from '../../../src/components/feedback/Notice.tsx';
import { Spinner } from '../../../src/components/feedback/Spinner.tsx';
import { addressOf } from '../walk/address.ts';
import { statePath } from '../model/chartModel.ts';
import { walksToStates } from '../walk/reach.ts';
import type { ChartSamples } from '../walk/samples.ts';
import type { GalleryChart } from './galleryCharts.ts';
import { Screen, useScreenView, ViewSelect } from './Screen.tsx';
import { useSamples } from './useSamples.ts';
import * as gallery from './Gallery.css.ts';
import * as styles from './Screen.css.ts';

/** The number of screens that load at the same time. Browsers limit the number of requests. */
const AT_ONCE = 3;

/** All states of a chart as screens side by side. */
export function StatesPage({ chart }: { chart: GalleryChart }) {
  const [view, setView] = useScreenView();
  const samples = useSamples();
  const { id } = chart.model;
  return (
    <main className={gallery.page}>
      <header className={gallery.pageHead}>
        <div className={gallery.pageText}>
          <h1 className={gallery.pageTitle}>All states of {id}</h1>
          <p>
            Each state by a short path. <a href={`#/${id}`}>Walk the chart</a>
          </p>
        </div>
        <ViewSelect view={view} onView={setView} />
      </header>
      {samples === undefined ? (
        <Spinner />
      ) : (
        <States chart={chart} samples={samples[id] ?? { input: [], events: {}, outputs: {} }} view={view} />
      )}
    </main>
  );
}

type StatesProps = { chart: GalleryChart; samples: ChartSamples; view: ReturnType<typeof useScreenView>[0] };

function States({ chart: { machine, model }, samples, view }: StatesProps) {
  const walks = useMemo(() => walksToStates(machine, samples), [machine, samples]);
  const [loaded, setLoaded] = useState(0);
  const reached = withoutParents(walks);
  const missing = [...walks].filter(([, walk]) => walk === null).map(([state]) => state);
  return (
    <>
      {missing.length > 0 && <Notice tone="warning">No path was found to {missing.join(', ')}.</Notice>}
      <div className={view.width === '1280' ? styles.states : styles.narrowStates}>
        {reached.map(([state, walk], index) => (
          <figure key={state} className={styles.state}>
            <figcaption>
              <a href={addressOf({ chart: model.id, walk })}>{statePath(model, state)}</a>
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
        ))}
      </div>
    </>
  );
}

/** The states with their walks. A parent state looks like the child state that its walk enters. */
function withoutParents(walks: Map<string, Walk | null>): [string, Walk][] {
  const states = [...walks].flatMap(([state, walk]): [string, Walk][] => (walk ? [[state, walk]] : []));
  return states.filter(
    ([state, walk]) => !states.some(([other, way]) => other.startsWith(`${state}.`) && way === walk),
  );
}
