import { expectComplete } from '../models/complete.ts';
import { flows } from '../models/flows.ts';
import { eventsOf, pathsOf } from '../models/paths.ts';
import { test } from '../support/test.ts';
import { walk } from './walk.ts';

// Some paths make the network fail. A failed sign-out is logged (specification, section 8).
test.use({ expectedConsole: [/Failed to load resource|^Sign-out failed:/] });

for (const flow of flows) {
  const paths = pathsOf(flow.chart);
  expectComplete(flow, paths);
  test.describe(flow.chart.id, () => {
    for (const path of paths) {
      test(eventsOf(path).join(' → '), ({ page, server }) => walk(flow, path, { page, server }));
    }
  });
}
