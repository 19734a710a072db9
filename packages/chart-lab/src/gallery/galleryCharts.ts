import { StateMachine, type AnyStateMachine } from 'xstate';
import { chartModel, type ChartModel } from '../chart/chartModel.ts';

/** A chart of the gallery, or a flow. */
export type GalleryChart = { machine: AnyStateMachine; model: ChartModel; file: string };

const modules = import.meta.glob<Record<string, unknown>>([
  '../../../../machines/**/*Machine.ts',
  '../../../../e2e/models/*/*Chart.ts',
]);

/** Loads all charts of `machines/`, and the flows of `e2e/models/`, in the order of their ids. */
export async function loadGalleryCharts(): Promise<{ charts: GalleryChart[] }> {
  const files = await Promise.all(
    Object.entries(modules).map(async ([path, load]) => {
      const file = path.replace(/^(\.\.\/)+/, '');
      const machines = Object.values(await load()).filter(
        (value) => value instanceof StateMachine,
      ) as AnyStateMachine[];
      return machines.map((machine) => ({ machine, model: chartModel(machine), file }));
    }),
  );
  return { charts: files.flat().sort((one, other) => one.model.id.localeCompare(other.model.id)) };
}
