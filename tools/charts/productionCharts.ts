import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { root } from '../embedded/paths.ts';

/** A chart of `machines/` and its location. */
export type ProductionChart = {
  machine: AnyStateMachine;
  /** The name of its export. */
  exportName: string;
  /** Its file, relative to the root of the project. */
  file: string;
  /** The folder of its tests, relative to the root of the project. */
  folder: string;
};

/** The files of all charts: `machines/**\/*Machine.ts`, relative to the folder of the project. */
export function chartFiles(project = root): string[] {
  return filesIn(project, 'machines', 'Machine.ts');
}

/** Loads all charts of a project, in the order of their files. */
export function productionCharts(project = root): Promise<ProductionChart[]> {
  return load(project, chartFiles(project));
}

/** Loads the flows of the browser tests. */
export function flowCharts(): Promise<ProductionChart[]> {
  return load(root, filesIn(root, 'e2e/models', 'Chart.ts'));
}

function filesIn(project: string, folder: string, ending: string): string[] {
  return readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path).replaceAll('\\', '/'))
    .filter((path) => path.endsWith(ending))
    .sort();
}

async function load(project: string, files: string[]): Promise<ProductionChart[]> {
  const found = await Promise.all(
    files.map(async (file) => {
      const exports = (await import(pathToFileURL(join(project, file)).href)) as Record<string, unknown>;
      return Object.entries(exports).flatMap(([exportName, value]) =>
        value instanceof StateMachine
          ? [{ machine: value as AnyStateMachine, exportName, file, folder: dirname(file) }]
          : [],
      );
    }),
  );
  return found.flat();
}
