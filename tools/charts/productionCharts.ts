import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
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

/** The files of all charts: `machines/**\/*Machine.ts`, relative to the root of the project. */
export function chartFiles(): string[] {
  return readdirSync(join(root, 'machines'), { recursive: true, encoding: 'utf8' })
    .map((path) => relative(root, join(root, 'machines', path)).replaceAll('\\', '/'))
    .filter((path) => path.endsWith('Machine.ts'))
    .sort();
}

/** Loads all charts, in the order of their files. */
export async function productionCharts(): Promise<ProductionChart[]> {
  const found = await Promise.all(
    chartFiles().map(async (file) => {
      const exports = (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>;
      return Object.entries(exports).flatMap(([exportName, value]) =>
        value instanceof StateMachine
          ? [{ machine: value as AnyStateMachine, exportName, file, folder: dirname(file) }]
          : [],
      );
    }),
  );
  return found.flat();
}
