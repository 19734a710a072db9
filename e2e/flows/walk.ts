import type { Flow, Stage } from '../models/flow.ts';
import type { FlowPath } from '../models/paths.ts';
import { brokenStory, storyOf, wordsOf } from '../models/story.ts';
import { repair } from '../support/faults.ts';
import { test } from '../support/test.ts';

/** Walks one path in the browser: acts out each event and looks for each state. What fails says so in words. */
export async function walk(flow: Flow, path: FlowPath, stage: Stage): Promise<void> {
  const story = storyOf(path);
  /** The line under way; -1 before the first page is open. */
  let at = -1;
  const inSteps = (handlers: Record<string, () => Promise<void>>) =>
    Object.fromEntries(
      Object.entries(handlers).map(([name, handler]) => {
        const take = async () => {
          at += 1;
          const line = story[at];
          if (line?.name !== name) throw new Error(`“${name}” came out of turn`);
          // A fault of the network lasts until the person does the next thing.
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
    throw inWords(error, brokenStory(flow.chart.id, story, at));
  }
  if (at !== story.length - 1) throw new Error(`Only ${at + 1} of ${story.length} lines were walked`);
}

/** Puts the story before what went wrong; the stack, which names the broken expectation, stays. */
function inWords(error: unknown, story: string): unknown {
  if (!(error instanceof Error)) return error;
  // Not the message: @xstate/test has lengthened it by snapshots. The stack still begins with the original.
  const [reason = '', ...frames] = (error.stack ?? '').split(/\n(?= {4}at )/);
  error.message = `${story}\n\n${reason}`;
  error.stack = [`Error: ${error.message}`, ...frames].join('\n');
  return error;
}
