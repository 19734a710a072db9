import type { LabChart } from 'chart-lab/lab.ts';
import { StateMachine, type AnyStateMachine } from 'xstate';

const modules = import.meta.glob<Record<string, unknown>>(['../machines/**/*Machine.ts', '../e2e/models/*/*Chart.ts']);

/** Loads all charts of `machines/`, and the flows of `e2e/models/`, in the order of their ids. */
export async function loadCharts(): Promise<LabChart[]> {
  const files = Object.entries(modules).map(async ([path, load]) =>
    Object.values(await load())
      .filter((value) => value instanceof StateMachine)
      .map((machine) => ({ machine: machine as AnyStateMachine, file: path.slice('../'.length) })),
  );
  const charts = (await Promise.all(files)).flat();
  return charts.sort((one, other) => one.machine.id.localeCompare(other.machine.id));
}
