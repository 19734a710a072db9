import type { FlowPath } from './paths.ts';

/** A line of a path: an event or the state after it. */
export type Line = { kind: 'does' | 'sees'; name: string };

/** The lines of a path: the first state, then events and states in turn. */
export function storyOf(path: FlowPath): Line[] {
  return path.steps.flatMap(({ event, state }) => {
    const seen: Line = { kind: 'sees', name: String(state.value) };
    return event.type.startsWith('xstate.') ? [seen] : [{ kind: 'does', name: event.type }, seen];
  });
}

/** Formats a line. */
export function wordsOf({ kind, name }: Line): string {
  return kind === 'sees' ? `sees ${name}` : name;
}

/** Describes a path that failed at the line `at`, or before the first page if `at` is -1. */
export function failedStory(flow: string, story: Line[], at: number): string {
  const failed = story[at];
  const reason = !failed
    ? 'The first page did not open.'
    : failed.kind === 'sees'
      ? `Expected to see: ${failed.name}`
      : `Could not do: ${failed.name}`;
  const lines = story.map((line, index) => {
    const mark = index < at ? '✓' : index === at ? '✗' : ' ';
    return `  ${mark} ${wordsOf(line)}${index > at ? ' (not run)' : ''}`;
  });
  return [`The flow “${flow}” failed. ${reason}`, ...lines].join('\n');
}
