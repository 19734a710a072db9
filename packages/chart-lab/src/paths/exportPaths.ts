import type { AnyStateMachine } from 'xstate';
import { foldWalk, type Walk } from '../walk/walk.ts';
import { chartModel } from '../chart/chartModel.ts';
import { isFlow } from './pathWords.ts';
import { playwrightCode, vitestCode, type ExportedChart } from './testCode.ts';

/** The formats of an exported path, with their names. */
export const FORMATS = { vitest: 'Vitest', playwright: 'Playwright', gherkin: 'Gherkin' } as const;

export type Format = keyof typeof FORMATS;

/** Why a chart cannot be exported in a format; undefined if it can. */
export function exportProblem(format: Format, machine: AnyStateMachine): string | undefined {
  return format === 'vitest' || isFlow(machine) ? undefined : `Only flows can be exported as ${FORMATS[format]}`;
}

const WRITERS = { vitest: vitestCode, playwright: playwrightCode, gherkin };

/** Paths of a chart as one file. */
export function exportPaths(format: Format, chart: ExportedChart, walks: Walk[]): string {
  return WRITERS[format](chart, walks);
}

/** A feature with a scenario for each path of a flow. */
function gherkin({ machine }: ExportedChart, walks: Walk[]): string {
  const { id, description } = chartModel(machine);
  const scenarios = walks.map((walk) => {
    const events = walk.steps.map(({ event }) => event.type);
    const lines = foldWalk(machine, walk).frames.flatMap(({ charts: [{ snapshot }] }, index) => {
      const sees = `the user sees ${String(snapshot.value)}`;
      return index === 0 ? [`Given ${sees}`] : [`When the user ${events[index - 1]}`, `Then ${sees}`];
    });
    const title = events.join(', ') || 'the start';
    return `\n  Scenario: ${title.charAt(0).toUpperCase()}${title.slice(1)}\n    ${lines.join('\n    ')}\n`;
  });
  return `Feature: ${id}\n  ${description}\n${scenarios.join('')}`;
}
