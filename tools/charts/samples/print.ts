import { productionCharts } from '../productionCharts.ts';
import { chartSamples } from './chartSamples.ts';

/** Prints the samples of all charts as JSON: a process of its own, since reading the types takes seconds. */
process.stdout.write(JSON.stringify(chartSamples(await productionCharts())));
