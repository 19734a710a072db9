import type { Flow, FlowArgs } from '../models/flow.ts';
import { removeFaults } from '../support/faults.ts';
import { test } from '../support/test.ts';

type Act = (name: string) => Promise<void>;

/** Opens the first page of a flow. `does` performs an event of the flow, and `sees` checks one of its states, by name. */
export async function openFlow(flow: Flow, args: FlowArgs): Promise<{ sees: Act; does: Act }> {
  const flowHandlers = await test.step('the first page', () => flow.open(args));
  const run = (handlers: Record<string, () => Promise<void>>, name: string, title: string) => {
    const handler = handlers[name];
    if (!handler) throw new Error(`The flow “${flow.chart.id}” has no “${name}”`);
    return test.step(title, handler);
  };
  return {
    sees: (name) => run(flowHandlers.sees, name, `sees ${name}`),
    does: async (name) => {
      // A simulated fault lasts until the next event.
      await removeFaults(args.page);
      await run(flowHandlers.does, name, name);
    },
  };
}
