import { useEffect, useState, type CSSProperties } from 'react';
import type { AnyStateMachine } from 'xstate';
import { pathOf } from '../chart/chartModel.ts';
import { addressOf, chartAddress } from '../walk/address.ts';
import { walksToStates } from '../walk/reach.ts';
import type { Walk } from '../walk/walk.ts';
import { useLab } from './LabContext.ts';
import { Screen, ViewSelect, type ViewSelectProps } from './Screen.tsx';
import { Notice } from './ui.tsx';

/** The number of screens that load at the same time. Browsers limit the number of requests. */
const AT_ONCE = 3;

/** All states of a chart as screens side by side. */
export function StatesPage({ machine, view, onView }: { machine: AnyStateMachine } & ViewSelectProps) {
  const { id } = machine;
  const { samples } = useLab();
  const [states, setStates] = useState<[state: string, walk: Walk | null][]>([]);
  const [loaded, setLoaded] = useState(0);
  useEffect(() => {
    let isShown = true;
    void walksToStates(machine, samples).then((found) => {
      if (isShown) setStates([...found]);
    });
    return () => {
      isShown = false;
    };
  }, [machine, samples]);
  const missing = states.filter(([, walk]) => walk === null).map(([state]) => state);
  // A parent state looks like the child state that its walk enters.
  const shown = states.filter(
    ([state, walk]) => !states.some(([other, way]) => other.startsWith(`${state}.`) && way === walk),
  );
  return (
    <main className="page">
      <div className="row">
        <h1>All states of {id}</h1>
        <ViewSelect view={view} onView={onView} />
      </div>
      <p>
        Each state by a short path. <a href={chartAddress(id)}>Walk the chart</a>
      </p>
      {missing.length > 0 && <Notice>No path was found to {missing.join(', ')}.</Notice>}
      <div className="states" style={{ '--width': view.width === '1280' ? '420px' : '240px' } as CSSProperties}>
        {shown.map(
          ([state, walk], index) =>
            walk && (
              <figure key={state} className="group">
                <figcaption>
                  <a href={addressOf({ chart: id, walk })}>{pathOf(state)}</a>
                </figcaption>
                {index < loaded + AT_ONCE && (
                  <Screen
                    chart={id}
                    {...{ walk, view }}
                    title={`The screen in ${state}`}
                    isInert
                    onLoad={() => setLoaded((count) => count + 1)}
                  />
                )}
              </figure>
            ),
        )}
      </div>
    </main>
  );
}
