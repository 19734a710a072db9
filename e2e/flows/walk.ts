import type { Flow, Stage } from '../models/flow.ts';
import type { FlowPath } from '../models/paths.ts';
import { failedStory, storyOf, wordsOf } from '../models/story.ts';
import { repair } from '../support/faults.ts';
import { test } from '../support/test.ts';

/** Runs a path in the browser. An error begins with the steps of the path and the one that failed. */
export async function walk(flow: Flow, path: FlowPath, stage: Stage): Promise<void> {
  const story = storyOf(path);
  /** The index of the current line; -1 before the first page is open. */
  let at = -1;
  const inSteps = (handlers: Record<string, () => Promise<void>>) =>
    Object.fromEntries(
      Object.entries(handlers).map(([name, handler]) => {
        const take = async () => {
          at += 1;
          const line = story[at];
          if (line?.name !== name) throw new Error(`“${name}” ran out of order`);
          // A simulated fault lasts until the next event.
          if (line.kind === 'does') await repair(stage.page);
          await test.step(wordsOf(line), handler);
        };
        return [name, take];
      }),
    );
  try {
    const { sees, does } = await test.step('the first page', () => flow.open(stage));
    await path.test({ states: inSteps(sees), events: inSteps(does) });
  } catch (error) {
    throw inWords(error, failedStory(flow.chart.id, story, at));
  }
  if (at !== story.length - 1) throw new Error(`Only ${at + 1} of ${story.length} lines ran`);
}

/** Prepends the story to the message. The stack, which names the failed expectation, stays. */
function inWords(error: unknown, story: string): unknown {
  if (!(error instanceof Error)) return error;
  // @xstate/test appends snapshots to the message; the stack still begins with the original.
  const [reason = '', ...frames] = (error.stack ?? '').split(/\n(?= {4}at )/);
  error.message = `${story}\n\n${reason}`;
  error.stack = [`Error: ${error.message}`, ...frames].join('\n');
  return error;
}
