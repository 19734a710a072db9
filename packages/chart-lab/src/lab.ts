import type { AnyStateMachine } from 'xstate';
import type { Hits } from './coverage/hits.ts';

/** Values by their names, the ordinary one first. */
export type Named<Value = unknown> = Record<string, Value>;

/** The samples of a chart: its inputs, the payloads of its events, and the answers of its effects by their names. */
type ChartSamples = {
  input?: Named;
  events?: Record<string, Named | undefined>;
  answers?: Record<string, Named | undefined>;
};

/** The samples of charts by their ids, and the answers of all other effects. */
export type Samples = { charts: Record<string, ChartSamples | undefined>; answers: Named };

/** A chart, or a flow. */
export type LabChart = { machine: AnyStateMachine; file: string };

/** The events that a chart causes in another one without starting it, by the ids of both. */
export type Links = Record<string, Record<string, string[]>>;

/** What the lab knows of a project beside its charts. */
export type LabData = {
  samples: Samples;
  links: Links;
  /** The head of a Playwright file with paths of a flow: comments, imports of `test` and `openFlow`, options. */
  playwrightHead: (flow: string, file: string) => string;
};

/** What the gallery shows. */
export type Lab = LabData & {
  charts: LabChart[];
  /** The ids of the charts with a screen, which `screen.html` shows. */
  screens: string[];
  /** The stored coverage; null before it is measured. */
  hits: Hits | null;
};

/** The inputs of a chart; `[undefined]` if it has none. */
export function inputsOf({ charts }: Samples, chart: string): unknown[] {
  const inputs = Object.values(charts[chart]?.input ?? {});
  return inputs.length > 0 ? inputs : [undefined];
}
