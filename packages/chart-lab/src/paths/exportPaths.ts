import type { AnyStateMachine } from 'xstate';
import { chartModel } from '../chart/chartModel.ts';
import type { LabChart, LabData } from '../lab.ts';
import { foldWalk, requestsOf, stateValues, type Frame, type Step, type Walk } from '../walk/walk.ts';
import { pathTitle } from './pathTitle.ts';

/** The formats of an exported path, with their names. */
export const FORMATS = { vitest: 'Vitest', playwright: 'Playwright', gherkin: 'Gherkin' } as const;

export type Format = keyof typeof FORMATS;

type Path = { title: string; walk: Walk; frames: Frame[] };

/** The formats for a chart: a flow, whose states and events are in words, also has those of browsers and people. */
export function formatsOf(machine: AnyStateMachine): Format[] {
  return chartModel(machine).passesThrough === null ? ['vitest'] : ['vitest', 'playwright', 'gherkin'];
}

/** Paths of a chart as one file. */
export function exportPaths(format: Format, chart: LabChart, walks: Walk[], data: LabData): string {
  const paths = walks.map((walk) => {
    return { walk, title: pathTitle(chart.machine, walk, data.samples), frames: foldWalk(chart.machine, walk).frames };
  });
  if (format === 'gherkin') return gherkin(chart, paths);
  return format === 'vitest' ? vitest(chart, paths) : playwright(chart, paths, data);
}

/** A Vitest file, to be saved beside the chart. Prettier formats it. */
function vitest({ machine, file }: LabChart, paths: Path[]): string {
  const name = nameOf(file);
  const tests = paths.map(({ title, walk, frames }) => {
    const input = walk.input === undefined ? '' : `, ${JSON.stringify(walk.input)}`;
    const steps = frames.map((frame, index) => {
      const step = walk.steps[index - 1];
      const result = step ? `step${index}` : 'walk.start';
      return `${step ? `\n  const ${result} = walk.take(${JSON.stringify(step)});\n` : ''}
  expect(stateValues(${result})).toEqual(${JSON.stringify(stateValues(frame))});
${index < frames.length - 1 ? '' : `  expect(requestsOf(${result})).toEqual(${JSON.stringify(requestsOf(frame))});`}`;
    });
    return `
it(${JSON.stringify(`${machine.id}: ${title}`)}, () => {
  const walk = startWalk(${name}${input});${steps.join('')}
});
`;
  });
  return `// Save this as ${file.replace(/[^/]*$/, '')}<name>.test.ts.
import { expect, it } from 'vitest';
import { requestsOf, startWalk, stateValues } from 'chart-lab/walk/walk.ts';
import { ${name} } from './${name}.ts';
${tests.join('')}`;
}

/** A Playwright file, which performs and checks each step with the page objects of the flow. */
function playwright({ machine, file }: LabChart, paths: Path[], { playwrightHead }: LabData): string {
  const flow = nameOf(file).replace(/Chart$/, 'Flow');
  const tests = paths.map(({ title, walk, frames }) => {
    const steps = eachStep(walk, frames, (step, state) => {
      return `${step ? `  await does(${JSON.stringify(step.event.type)});\n` : ''}  await sees(${JSON.stringify(state)});\n`;
    });
    return `
test(${JSON.stringify(`${machine.id}: ${title}`)}, async ({ page, server }) => {
  const { sees, does } = await openFlow(${flow}, { page, server });
${steps.join('')}});
`;
  });
  return playwrightHead(flow, file) + tests.join('');
}

/** A feature with a scenario for each path of a flow. */
function gherkin({ machine }: LabChart, paths: Path[]): string {
  const { id, description } = chartModel(machine);
  const scenarios = paths.map(({ walk, frames }) => {
    const title = walk.steps.map(({ event }) => event.type).join(', ') || 'the start';
    const lines = eachStep(walk, frames, (step, state) =>
      step
        ? `    When the user ${step.event.type}\n    Then the user sees ${state}\n`
        : `    Given the user sees ${state}\n`,
    );
    return `\n  Scenario: ${title.charAt(0).toUpperCase()}${title.slice(1)}\n${lines.join('')}`;
  });
  return `Feature: ${id}\n  ${description}\n${scenarios.join('')}`;
}

/** The start and the steps of a path through a flow, with the state after each. */
function eachStep(walk: Walk, frames: Frame[], write: (step: Step | undefined, state: string) => string): string[] {
  return frames.map(({ charts: [{ snapshot }] }, index) => write(walk.steps[index - 1], String(snapshot.value)));
}

/** The name of a file without its extension: what it exports. */
function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.ts$/, '');
}
