import type { MouseEvent } from 'react';
import { Table } from '../gallery/ui.tsx';
import type { Mark } from '../drawing/stateLines.ts';
import { pathOf, transitionText, type ChartModel } from '../chart/chartModel.ts';
import { SOURCES, totalHits, type Hits } from './hits.ts';

/** A transition that was taken less often is rarely tested. */
const OFTEN = 3;

/** The marks of a drawing: how often each transition was taken. */
export function coverageMarks(model: ChartModel, hits: Hits): Map<string, Mark> {
  return new Map(
    model.transitions.map((transition) => {
      const total = totalHits(hits[model.id]?.[transitionText(transition)]);
      return [transition.id, total === 0 ? 'untaken' : total < OFTEN ? 'rare' : 'taken'];
    }),
  );
}

/** The hits of each transition, least tested first, with the tests that took it. */
export function CoverageTable({ model, hits }: { model: ChartModel; hits: Hits }) {
  const rows = model.transitions
    .map((transition) => ({ ...transition, sources: hits[model.id]?.[transitionText(transition)] ?? {} }))
    .sort((one, other) => totalHits(one.sources) - totalHits(other.sources))
    .map(({ id, source, event, guard, sources }) => {
      const tests = SOURCES.flatMap((name) => sources[name]?.tests ?? []);
      const links = tests.map((test) => <TestLink key={test} test={test} />);
      return {
        key: id,
        cells: [pathOf(source), event, guard, ...SOURCES.map((name) => sources[name]?.hits ?? 0), links],
      };
    });
  return (
    <section aria-label="Coverage">
      <h2>Coverage</h2>
      <p>Hits of each transition, least tested first.</p>
      <Table label="Hits of the transitions" head={['In', 'on', 'when', ...SOURCES, 'Tests']} rows={rows} />
    </section>
  );
}

/** A test; in development a link that opens its file in the editor. */
function TestLink({ test }: { test: string }) {
  const address = `/__open-in-editor?file=../${test.split(' › ')[0]}`;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    void fetch(address);
  };
  const link = (
    <a href={address} onClick={open}>
      {test}
    </a>
  );
  return <div>{import.meta.env.DEV && test.includes('/') ? link : test}</div>;
}
