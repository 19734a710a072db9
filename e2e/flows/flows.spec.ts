import { expectComplete } from '../models/complete.ts';
import { flows } from '../models/flows.ts';
import { eventsOf, pathsOf } from '../models/paths.ts';
import { FAILED_REQUEST, test } from '../support/test.ts';
import { walk } from './walk.ts';

// Paths that make the network fail.
test.use({ expectedConsole: [FAILED_REQUEST] });

for (const flow of flows) {
  const paths = pathsOf(flow.chart);
  expectComplete(flow, paths);
  test.describe(flow.chart.id, () => {
    for (const path of paths) {
      test(eventsOf(path).join(' → '), ({ page, server }) => walk(flow, path, { page, server }));
    }
  });
}
