import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine, type AnyStateMachine } from 'xstate';
import type { LabChart } from './lab.ts';

/** A chart with the name of its export and its folder. Paths are relative to the project. */
export type FoundChart = LabChart & { exportName: string; folder: string };

/** Loads the charts that the files of a folder with a certain ending export, in the order of their files. */
export async function findCharts(project: string, folder: string, ending: string): Promise<FoundChart[]> {
  const files = readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path).replaceAll('\\', '/'))
    .filter((path) => path.endsWith(ending))
    .sort();
  const found = files.map(async (file) => {
    const exports = (await import(pathToFileURL(join(project, file)).href)) as Record<string, unknown>;
    return machinesOf(exports).map(([exportName, machine]) => ({ machine, exportName, file, folder: dirname(file) }));
  });
  return (await Promise.all(found)).flat();
}

/** The charts that a module exports. */
function machinesOf(exports: Record<string, unknown>): [name: string, machine: AnyStateMachine][] {
  return Object.entries(exports).filter(
    (entry): entry is [string, AnyStateMachine] => entry[1] instanceof StateMachine,
  );
}
