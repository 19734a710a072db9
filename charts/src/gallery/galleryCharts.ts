import { StateMachine, type AnyStateMachine } from 'xstate';
import { chartModel, type ChartModel } from '../model/chartModel.ts';

/** A chart as the gallery shows it. */
export type GalleryChart = { machine: AnyStateMachine; model: ChartModel; file: string };

const modules = import.meta.glob<Record<string, unknown>>('../../../machines/**/*Machine.ts', { eager: true });

/** Every chart of `machines/`, found by its file name, in the order of their ids. */
export const galleryCharts: GalleryChart[] = Object.entries(modules)
  .flatMap(([path, exports]) =>
    Object.values(exports)
      .filter((value): value is AnyStateMachine => value instanceof StateMachine)
      .map((machine) => ({ machine, model: chartModel(machine), file: path.replace(/^(\.\.\/)+/, '') })),
  )
  .sort((one, other) => one.model.id.localeCompare(other.model.id));
