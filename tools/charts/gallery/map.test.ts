import { expect, it } from 'vitest';
import { chartMap, startsOf } from 'chart-lab/map/chartMap.ts';
import { chartLinks } from '../../../charts/links.ts';
import { chartModel } from 'chart-lab/chart/chartModel.ts';
import { flowCharts, productionCharts } from '../productionCharts.ts';

const charts = await productionCharts();
const models = new Map(charts.map(({ machine }) => [machine.id, chartModel(machine)]));
const startedBy = (id: string) => [...models.values()].filter((model) => model.id === id).flatMap(startsOf);

it('finds the charts that a chart starts', () => {
  expect(startedBy('session')).toEqual([{ chart: 'inactivity', state: 'signedIn.inactivity' }]);
  expect(startedBy('importUsers').map(({ chart }) => chart)).toEqual(['importCheck', 'newAccount']);
});

it('links charts that exist, with events that the target handles', () => {
  expect([...models.keys()]).toEqual(expect.arrayContaining(Object.keys(chartLinks)));
  for (const [to, events] of Object.values(chartLinks).flatMap((links) => Object.entries(links))) {
    const handled = models.get(to)?.transitions.map(({ descriptor }) => descriptor);
    expect(handled, to).toEqual(expect.arrayContaining(events));
  }
});

it('draws every chart, and every link between two', () => {
  const map = chartMap([...models.values()]);
  expect(map.root.children.map(({ id }) => id)).toEqual([...models.keys()]);
  const arrows = map.transitions.map(({ source, event, targets }) => [source, event, targets]);
  expect(arrows).toContainEqual(['addUser', 'starts in open.form.adding', ['newAccount']]);
  expect(arrows).toContainEqual(['addTeam', 'row.added', ['list']]);
});

/** The charts that no flow passes through: other tests cover them. */
const WITHOUT_FLOW =
  'commandPalette, confirm, exportRows, filterChoices, importCheck, importUsers, overview, pendingLink, printRows, readRows, ' +
  'recordPage, renameDepartment, reportRows, resetEmail, shortcuts';

it('has a flow through every chart, with exceptions', async () => {
  const passed = (await flowCharts()).flatMap(({ machine }) => chartModel(machine).passesThrough ?? []);
  const unseen = [...models.keys()].filter((id) => !passed.includes(id));
  expect(unseen.sort().join(', ')).toBe(WITHOUT_FLOW);
});
