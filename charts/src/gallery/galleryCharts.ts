import { StateMachine, type AnyStateMachine } from 'xstate';
import { chartModel, type ChartModel } from '../model/chartModel.ts';

/** A chart as the gallery shows it. */
export type GalleryChart = { machine: AnyStateMachine; model: ChartModel; file: string };

/** A file of charts that cannot be loaded, and what the engine says of it. */
export type BrokenFile = { file: string; reason: string };

/** What the gallery shows: the charts in the order of their ids, and the files of which there are none to show. */
export type GalleryCharts = { charts: GalleryChart[]; broken: BrokenFile[] };

const modules = import.meta.glob<Record<string, unknown>>('../../../machines/**/*Machine.ts');

function chartsIn(file: string, exports: Record<string, unknown>): GalleryChart[] {
  return Object.values(exports)
    .filter((value): value is AnyStateMachine => value instanceof StateMachine)
    .map((machine) => ({ machine, model: chartModel(machine), file }));
}

/** Loads every chart of `machines/`, found by its file name. A chart in the making does not take the others along. */
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
