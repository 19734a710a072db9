import { Fragment } from 'react';
import { chartModel, statesOf } from '../chart/chartModel.ts';
import type { LabChart } from '../lab.ts';
import { chartAddress } from '../walk/address.ts';
import { useLab } from './LabContext.ts';
import { Notice, Table } from './ui.tsx';

/** The charts of the product, and the flows of its users. */
function useSections(): [title: string, charts: LabChart[]][] {
  const { charts } = useLab();
  const isFlow = ({ machine }: LabChart) => chartModel(machine).passesThrough !== null;
  return [
    ['Product', charts.filter((chart) => !isFlow(chart))],
    ['Flows', charts.filter(isFlow)],
  ];
}

/** All charts with their descriptions. `missing` is the id in the URL, if there is no chart with it. */
export function ChartList({ missing }: { missing: string }) {
  return (
    <main className="page">
      <h1>Charts</h1>
      {missing !== '' && <Notice>There is no chart with the name {missing}.</Notice>}
      {useSections().map(([title, charts]) => (
        <Fragment key={title}>
          <h2>{title}</h2>
          <Table
            label={title}
            head={['Name', 'Description', 'States', 'Transitions', 'File']}
            rows={charts.map(({ machine, file }) => {
              const { id, description, root, transitions } = chartModel(machine);
              const link = <a href={chartAddress(id)}>{id}</a>;
              return { key: id, cells: [link, description, statesOf(root).length - 1, transitions.length, file] };
            })}
          />
        </Fragment>
      ))}
    </main>
  );
}

/** The navigation between charts. */
export function ChartNav({ current }: { current: string }) {
  return (
    <nav aria-label="Charts">
      {useSections().map(([title, charts]) => (
        <Fragment key={title}>
          <h2>{title}</h2>
          {charts.map(({ machine: { id, root } }) => (
            <a
              key={id}
              href={chartAddress(id)}
              title={root.description}
              aria-current={id === current ? 'page' : undefined}
              className="item"
            >
              {id}
            </a>
          ))}
        </Fragment>
      ))}
    </nav>
  );
}
