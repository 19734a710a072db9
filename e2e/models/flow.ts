import type { Page } from '@playwright/test';
import type { AnyStateMachine, StateValueFrom } from 'xstate';
import type { Server } from '../../tools/testing/embeddedServer.ts';

/** The `meta` of a flow chart: the ids of the charts in machines/ that it passes through. */
export type FlowMeta = { charts: string[] };

/** What every path begins with: an empty browser and its worker's server. */
export type Stage = { page: Page; server: Server };

type Handler = () => Promise<void>;

/** Binds the handlers of a flow to the page of one path. */
export type Scene = { sees: Record<string, Handler>; does: Record<string, Handler> };

/** A flow chart in a person's words, with what it takes to walk it in a browser. */
export type Flow = {
  chart: AnyStateMachine;
  /** The states that are looked for on the page. */
  sees: string[];
  /** The events that are acted out on the page. */
  does: string[];
  /** Makes the people and teams of one path, and opens its first page. */
  open: (stage: Stage) => Promise<Scene>;
};

type EventName<Chart extends AnyStateMachine> = Parameters<Chart['transition']>[1]['type'] & string;

type Definition<Chart extends AnyStateMachine, Cast> = {
  chart: Chart;
  /** Makes what one path needs, under names of its own, and opens its first page. */
  open: (stage: Stage) => Promise<Cast>;
  /** By state: expects that its page is in front of the person. */
  sees: Record<StateValueFrom<Chart> & string, (cast: Cast) => Promise<void>>;
  /** By event: does what the person does. */
  does: Record<EventName<Chart>, (cast: Cast) => Promise<void>>;
};

/** Joins a chart to its handlers; the type asks for one for each state and each event. */
export function defineFlow<Chart extends AnyStateMachine, Cast>(definition: Definition<Chart, Cast>): Flow {
  const { chart, open, sees, does } = definition;
  return {
    chart,
    sees: Object.keys(sees),
    does: Object.keys(does),
    open: async (stage) => {
      const cast = await open(stage);
      return { sees: bind(sees, cast), does: bind(does, cast) };
    },
  };
}

function bind<Cast>(handlers: Record<string, (cast: Cast) => Promise<void>>, cast: Cast): Record<string, Handler> {
  return Object.fromEntries(Object.entries(handlers).map(([name, handler]) => [name, () => handler(cast)]));
}
