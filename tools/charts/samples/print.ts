import { productionCharts } from '../productionCharts.ts';
import { chartSamples } from './chartSamples.ts';

/** Prints the samples of all charts as JSON. It runs in its own process, because reading the types takes seconds. */
process.stdout.write(JSON.stringify(chartSamples(await productionCharts())));
