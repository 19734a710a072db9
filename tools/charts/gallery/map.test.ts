import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chartMap, startsOf } from '../../../charts/src/map/chartMap.ts';
import { chartLinks } from '../../../charts/src/map/links.ts';
import { chartSources } from '../../../charts/src/map/sources.ts';
import { chartModel } from '../../../charts/src/model/chartModel.ts';
import { root } from '../../embedded/paths.ts';
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

it('names the view and the actor of every chart', () => {
  expect(Object.keys(chartSources).sort()).toEqual([...models.keys()].sort());
  for (const { machine, exportName } of charts) {
    const { view = null, actor = null } = chartSources[machine.id] ?? {};
    expect(view === null || existsSync(join(root, view)), `${machine.id}: ${view}`).toBe(true);
    if (actor !== null) expect(readFileSync(join(root, actor), 'utf8'), actor).toContain(exportName);
  }
});

/** The charts with a view that no flow passes through: other browser tests cover them. */
const WITHOUT_FLOW =
  'commandPalette, confirm, exportRows, filterChoices, importUsers, overview, pendingLink, printRows, readRows, ' +
  'recordPage, renameDepartment, reportRows, resetEmail, shortcuts';

it('has a flow through every chart with a view, with exceptions', async () => {
  const passed = (await flowCharts()).flatMap(({ machine }) => chartModel(machine).passesThrough ?? []);
  const seen = Object.keys(chartSources).filter((id) => chartSources[id]?.view !== null);
  expect(seen.filter((id) => !passed.includes(id)).join(', ')).toBe(WITHOUT_FLOW);
});
