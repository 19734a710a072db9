import type { AnyStateMachine } from 'xstate';
import type { Walk } from '../../../machines/testing/walk.ts';
import { csv } from './csv.ts';
import { gherkin } from './gherkin.ts';
import { isFlow, playwrightCode, vitestCode } from './testCode.ts';

/** The formats of an exported path, with their names. */
export const FORMATS = { vitest: 'Vitest', playwright: 'Playwright', gherkin: 'Gherkin', csv: 'CSV' } as const;

export type Format = keyof typeof FORMATS;

/** A chart to export paths of: `file` is its path in the project, and `gallery` the address of the gallery. */
export type ExportedChart = { machine: AnyStateMachine; file: string; gallery: string };

/** Why a chart cannot be exported in a format; undefined if it can. */
export function exportProblem(format: Format, machine: AnyStateMachine): string | undefined {
  return format === 'playwright' && !isFlow(machine) ? 'Walk a flow to export Playwright code' : undefined;
}

/** Paths of a chart as one file. */
export function exportPaths(format: Format, { machine, file, gallery }: ExportedChart, walks: Walk[]): string {
  switch (format) {
    case 'vitest':
      return vitestCode(machine, file, walks);
    case 'playwright':
      return playwrightCode(machine, file, walks);
    case 'gherkin':
      return gherkin(machine, walks);
    case 'csv':
      return csv(machine, walks, gallery);
  }
}
