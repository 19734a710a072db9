import { expect, it } from 'vitest';
import { chartMap } from 'chart-lab/map/chartMap.ts';
import { links } from '../../../charts/links.ts';
import { chartModel } from 'chart-lab/chart/chartModel.ts';
import { productionCharts } from '../productionCharts.ts';

const charts = await productionCharts();
const models = new Map(charts.map(({ machine }) => [machine.id, chartModel(machine)]));

it('links charts that exist, with events that the target handles', () => {
  expect([...models.keys()]).toEqual(expect.arrayContaining(Object.keys(links)));
  for (const [to, events] of Object.values(links).flatMap((targets) => Object.entries(targets))) {
    const handled = models.get(to)?.transitions.map(({ descriptor }) => descriptor);
    expect(handled, to).toEqual(expect.arrayContaining(events));
  }
});

it('draws every chart, and every link between two', () => {
  const map = chartMap([...models.values()], links);
  expect(map.root.children.map(({ id }) => id)).toEqual([...models.keys()]);
  const arrows = map.transitions.map(({ source, event, targets }) => [source, event, targets]);
  expect(arrows).toContainEqual(['addUser', 'starts in open.form.adding', ['newAccount']]);
  expect(arrows).toContainEqual(['addTeam', 'row.added', ['list']]);
});
