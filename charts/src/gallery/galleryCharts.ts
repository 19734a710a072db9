import { StateMachine, type AnyStateMachine } from 'xstate';
import { modelOf, type ChartModel } from '../model/chartModel.ts';

/** A chart of the gallery, or a flow. */
export type GalleryChart = { machine: AnyStateMachine; model: ChartModel; file: string };

/** A file that cannot be loaded, with the error message. */
export type BrokenFile = { file: string; reason: string };

/** The charts and flows in the order of their ids, and the files that cannot be loaded. */
export type GalleryCharts = { charts: GalleryChart[]; broken: BrokenFile[] };

const modules = import.meta.glob<Record<string, unknown>>([
  '../../../machines/**/*Machine.ts',
  '../../../e2e/models/*/*Chart.ts',
]);

function chartsIn(file: string, exports: Record<string, unknown>): GalleryChart[] {
  return Object.values(exports)
    .filter((value): value is AnyStateMachine => value instanceof StateMachine)
    .map((machine) => ({ machine, model: modelOf(machine), file }));
}

/** Loads all charts of `machines/`, and the flows of `e2e/models/`, by file name. A broken file does not prevent the others. */
export async function loadGalleryCharts(): Promise<GalleryCharts> {
  const charts: GalleryChart[] = [];
  const broken: BrokenFile[] = [];
  await Promise.all(
    Object.entries(modules).map(async ([path, load]) => {
      const file = path.replace(/^(\.\.\/)+/, '');
      try {
        charts.push(...chartsIn(file, await load()));
      } catch (error) {
        broken.push({ file, reason: error instanceof Error ? error.message : String(error) });
      }
    }),
  );
  charts.sort((one, other) => one.model.id.localeCompare(other.model.id));
  broken.sort((one, other) => one.file.localeCompare(other.file));
  return { charts, broken };
}
