import type { Flow, Stage } from '../models/flow.ts';
import { repair } from '../support/faults.ts';
import { test } from '../support/test.ts';

type Act = (name: string) => Promise<void>;

/** Opens the first page of a flow. `does` performs an event of the flow, and `sees` checks one of its states, by name. */
export async function openFlow(flow: Flow, stage: Stage): Promise<{ sees: Act; does: Act }> {
  const scene = await test.step('the first page', () => flow.open(stage));
  const run = (handlers: Record<string, () => Promise<void>>, name: string, title: string) => {
    const handler = handlers[name];
    if (!handler) throw new Error(`The flow “${flow.chart.id}” has no “${name}”`);
    return test.step(title, handler);
  };
  return {
    sees: (name) => run(scene.sees, name, `sees ${name}`),
    does: async (name) => {
      // A simulated failure lasts until the next event.
      await repair(stage.page);
      await run(scene.does, name, name);
    },
  };
}
