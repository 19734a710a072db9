import type { FlowPath } from './paths.ts';

/** A step of a path: an event, or a state to check. */
type PathStep = { kind: 'does' | 'sees'; name: string };

/** Returns the steps of a path: the first state, then each event and the state after it. */
export function stepsOf(path: FlowPath): PathStep[] {
  return path.steps.flatMap(({ event, state }) => {
    const check: PathStep = { kind: 'sees', name: String(state.value) };
    return event.type.startsWith('xstate.') ? [check] : [{ kind: 'does', name: event.type }, check];
  });
}

/** Formats a step. */
export function formatStep({ kind, name }: PathStep): string {
  return kind === 'sees' ? `sees ${name}` : name;
}

/** Describes a path that failed at the step `at`, or before the first page if `at` is -1. */
export function describeFailure(flow: string, steps: PathStep[], at: number): string {
  const failed = steps[at];
  const reason = !failed
    ? 'The first page did not open.'
    : failed.kind === 'sees'
      ? `Expected to see: ${failed.name}`
      : `Could not do: ${failed.name}`;
  const lines = steps.map((step, index) => {
    const mark = index < at ? '✓' : index === at ? '✗' : ' ';
    return `  ${mark} ${formatStep(step)}${index > at ? ' (not run)' : ''}`;
  });
  return [`The flow “${flow}” failed. ${reason}`, ...lines].join('\n');
}
