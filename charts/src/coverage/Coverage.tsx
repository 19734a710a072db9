import { statePath, type ChartModel } from '../model/chartModel.ts';
import type { Mark } from '../drawing/stateLines.ts';
import { SOURCES, totalHits, type Hits } from './hits.ts';
import * as styles from '../gallery/Gallery.css.ts';

const [found] = Object.values(
  import.meta.glob<Hits>('../../../.local/chart-coverage.json', { eager: true, import: 'default' }),
);

/** The hits that `npm run charts:coverage` wrote; null before its first run. */
export const writtenHits = found ?? null;

/** A transition that was taken less often is rarely tested. */
const OFTEN = 3;

/** The marks of a drawing: how often each transition was taken. */
export function coverageMarks(model: ChartModel, hits: Hits): Map<string, Mark> {
  return new Map(
    model.transitions.map(({ id }) => {
      const total = totalHits(hits[model.id]?.[id]);
      return [id, total === 0 ? 'untaken' : total < OFTEN ? 'rare' : 'taken'];
    }),
  );
}

/** The hits of each transition, least tested first, with the tests that took it. */
export function CoverageTable({ model, hits }: { model: ChartModel; hits: Hits }) {
  const rows = model.transitions
    .map((transition) => ({ ...transition, sources: hits[model.id]?.[transition.id] ?? {} }))
    .sort((one, other) => totalHits(one.sources) - totalHits(other.sources));
  const path = (id: string) => statePath(model, id);
  return (
    <section aria-label="Coverage" className={styles.words}>
      <h2>Coverage</h2>
      <p>Hits of each transition, least tested first.</p>
      <div className={styles.wordsFrame} tabIndex={0} role="region" aria-label="Hits of the transitions">
        <table className={styles.table}>
          <thead>
            <tr>
              {['In', 'on', 'when', ...SOURCES, 'Tests'].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, source, event, guard, sources }) => (
              <tr key={id}>
                <th scope="row">{path(source)}</th>
                <td>{event}</td>
                <td>{guard}</td>
                {SOURCES.map((name) => (
                  <td key={name}>{sources[name]?.hits ?? 0}</td>
                ))}
                <td>
                  {SOURCES.flatMap((name) => sources[name]?.tests ?? []).map((test) => (
                    <TestLink key={test} test={test} />
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** A test; in development a link that opens its file in the editor. */
function TestLink({ test }: { test: string }) {
  const [file = ''] = test.split(' › ');
  if (!import.meta.env.DEV || !file.includes('/')) return <div>{test}</div>;
  return (
    <div>
      <a href={`/__open-in-editor?file=../${file}`} onClick={openInEditor}>
        {test}
      </a>
    </div>
  );
}

function openInEditor(event: { preventDefault: () => void; currentTarget: HTMLAnchorElement }): void {
  event.preventDefault();
  void fetch(event.currentTarget.href);
}
