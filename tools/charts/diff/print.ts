import { chartModel } from '../../../charts/src/model/chartModel.ts';
import { productionCharts } from '../productionCharts.ts';

/** Prints the charts of a project as JSON. It runs in its own process, because a module is loaded only once. */
const charts = await productionCharts(process.argv[2]);
process.stdout.write(JSON.stringify(charts.map(({ machine, file }) => ({ model: chartModel(machine), file }))));
