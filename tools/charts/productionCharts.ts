import { findCharts, type FoundChart } from 'chart-lab/findCharts.ts';
import { root } from '../embedded/paths.ts';

/** Loads the charts of the product, by default of this checkout. */
export function productionCharts(project = root): Promise<FoundChart[]> {
  return findCharts(project, 'machines', 'Machine.ts');
}

/** Loads the flows of the browser tests. */
export function flowCharts(): Promise<FoundChart[]> {
  return findCharts(root, 'e2e/models', 'Chart.ts');
}
