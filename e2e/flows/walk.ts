import type { Flow, FlowArgs } from '../models/flow.ts';
import type { FlowPath } from '../models/paths.ts';
import { describeFailure, formatStep, stepsOf } from '../models/pathSteps.ts';
import { removeFaults } from '../support/faults.ts';
import { test } from '../support/test.ts';

/** Runs a path in the browser. An error begins with the steps of the path and the one that failed. */
export async function walk(flow: Flow, path: FlowPath, args: FlowArgs): Promise<void> {
  const steps = stepsOf(path);
  /** The index of the current step; -1 before the first page is open. */
  let at = -1;
  const asSteps = (handlers: Record<string, () => Promise<void>>) =>
    Object.fromEntries(
      Object.entries(handlers).map(([name, handler]) => {
        const run = async () => {
          at += 1;
          const step = steps[at];
          if (step?.name !== name) throw new Error(`“${name}” ran out of order`);
          // A simulated fault lasts until the next event.
          if (step.kind === 'does') await removeFaults(args.page);
          await test.step(formatStep(step), handler);
        };
        return [name, run];
      }),
    );
  try {
    const { sees, does } = await test.step('the first page', () => flow.open(args));
    await path.test({ states: asSteps(sees), events: asSteps(does) });
  } catch (error) {
    throw withDescription(error, describeFailure(flow.chart.id, steps, at));
  }
  if (at !== steps.length - 1) throw new Error(`Only ${at + 1} of ${steps.length} steps ran`);
}

/** Prepends a description to the message of an error. The stack, which contains the failed expectation, stays. */
function withDescription(error: unknown, description: string): unknown {
  if (!(error instanceof Error)) return error;
  // @xstate/test appends snapshots to the message; the stack still begins with the original.
  const [reason = '', ...frames] = (error.stack ?? '').split(/\n(?= {4}at )/);
  error.message = `${description}\n\n${reason}`;
  error.stack = [`Error: ${error.message}`, ...frames].join('\n');
  return error;
}
