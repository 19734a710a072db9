import type { FlowPath } from './paths.ts';

/** One line of a path: the person does something, or sees where that led. */
export type Line = { kind: 'does' | 'sees'; name: string };

/** A path as it is told: what is seen at first, then what is done and seen, in turns. */
export function storyOf(path: FlowPath): Line[] {
  return path.steps.flatMap(({ event, state }) => {
    const seen: Line = { kind: 'sees', name: String(state.value) };
    return event.type.startsWith('xstate.') ? [seen] : [{ kind: 'does', name: event.type }, seen];
  });
}

/** A line in words. */
export function wordsOf({ kind, name }: Line): string {
  return kind === 'sees' ? `sees ${name}` : name;
}

/** Tells a path that broke at the line `at`: what went well, what did not, and what was not tried. */
export function brokenStory(flow: string, story: Line[], at: number): string {
  const broken = story[at];
  const complaint = !broken
    ? 'It could not begin.'
    : broken.kind === 'sees'
      ? `Expected to see: ${broken.name}`
      : `Could not be done: ${broken.name}`;
  const lines = story.map((line, index) => {
    const mark = index < at ? '✓' : index === at ? '✗' : ' ';
    return `  ${mark} ${wordsOf(line)}${index > at ? ' (not tried)' : ''}`;
  });
  return [`The flow “${flow}” broke. ${complaint}`, ...lines].join('\n');
}
