import type { AnyStateMachine } from 'xstate';
import type { Walk } from '../../../machines/testing/walk.ts';
import { chartModel } from '../model/chartModel.ts';
import { capitalized, isFlow, nameInWords, pathWords, type StepWords } from './pathWords.ts';
import { playwrightCode, vitestCode, type ExportedChart } from './testCode.ts';

/** The formats of an exported path, with their names. */
export const FORMATS = { vitest: 'Vitest', playwright: 'Playwright', gherkin: 'Gherkin' } as const;

export type Format = keyof typeof FORMATS;

/** Why a chart cannot be exported in a format; undefined if it can. */
export function exportProblem(format: Format, machine: AnyStateMachine): string | undefined {
  return format === 'playwright' && !isFlow(machine) ? 'Walk a flow to export Playwright code' : undefined;
}

const WRITERS = { vitest: vitestCode, playwright: playwrightCode, gherkin };

/** Paths of a chart as one file; an empty text without paths. */
export function exportPaths(format: Format, chart: ExportedChart, walks: Walk[]): string {
  return walks.length === 0 ? '' : WRITERS[format](chart, walks);
}

/** A feature with a scenario for each path. States that do not change are omitted, except in flows and at the end. */
function gherkin({ machine }: ExportedChart, walks: Walk[]): string {
  const { id, description } = chartModel(machine);
  const titles: string[] = [];
  const scenarios = walks.flatMap((walk) => {
    const { title, steps } = pathWords(machine, walk);
    titles.push(title);
    const number = titles.filter((other) => other === title).length;
    const shown = steps.map(({ states, ...step }, index) => {
      const before = steps[index - 1]?.states ?? [];
      const isAllShown = isFlow(machine) || index === steps.length - 1;
      return { ...step, states: states.filter((state) => isAllShown || !before.includes(state)) };
    });
    return [`  Scenario: ${title}${number === 1 ? '' : ` (${number})`}`, ...scenarioLines(shown), ''];
  });
  const feature = isFlow(machine) ? id : capitalized(nameInWords(id));
  return [`Feature: ${feature}`, `  ${description}`, '', ...scenarios].join('\n');
}

function scenarioLines(steps: StepWords[]): string[] {
  const lines: string[] = [];
  let last = '';
  const add = (keyword: string, text: string, data: [string, string][] = []) => {
    lines.push(`    ${keyword === last ? 'And' : keyword} ${text}${data.length > 0 ? ' with:' : ''}`, ...table(data));
    last = keyword;
  };
  steps.forEach(({ action, data, states, messages }, index) => {
    const isStart = index === 0;
    if (!isStart || data.length > 0) add(isStart ? 'Given' : 'When', action, data);
    for (const result of [...states, ...messages]) add(isStart ? 'Given' : 'Then', result);
  });
  return lines;
}

/** A data table with aligned columns. */
function table(data: [string, string][]): string[] {
  const rows = data.map((row) => row.map((cell) => cell.replaceAll(/[\\|]/g, '\\$&').replaceAll('\n', '\\n')));
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `      | ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
}
