import type { Page } from '@playwright/test';
import type { AnyStateMachine, StateValueFrom } from 'xstate';
import type { Server } from '../../tools/testing/embeddedServer.ts';

/** The `meta` of a flow chart: the ids of the charts in machines/ that it passes through. */
export type FlowMeta = { charts: string[] };

/** The start of each path: an empty page and the worker's server. */
export type FlowArgs = { page: Page; server: Server };

type Handler = () => Promise<void>;

/** The handlers of a flow, bound to the page of one path. */
type FlowHandlers = { sees: Record<string, Handler>; does: Record<string, Handler> };

/** A chart of what a user does and sees, and the handlers that run it in a browser. */
export type Flow = {
  chart: AnyStateMachine;
  /** The states with a handler. */
  sees: string[];
  /** The events with a handler. */
  does: string[];
  /** Creates the data of one path, and opens its first page. */
  open: (args: FlowArgs) => Promise<FlowHandlers>;
};

type EventName<Chart extends AnyStateMachine> = Parameters<Chart['transition']>[1]['type'] & string;

type Definition<Chart extends AnyStateMachine, Fixtures> = {
  chart: Chart;
  /** Creates the data of one path under unique names, and opens its first page. */
  open: (args: FlowArgs) => Promise<Fixtures>;
  /** By state: expects that the page shows it. */
  sees: Record<StateValueFrom<Chart> & string, (fixtures: Fixtures) => Promise<void>>;
  /** By event: performs it on the page. */
  does: Record<EventName<Chart>, (fixtures: Fixtures) => Promise<void>>;
};

/** Joins a chart to its handlers. The types require a handler for each state and event. */
export function defineFlow<Chart extends AnyStateMachine, Fixtures>(definition: Definition<Chart, Fixtures>): Flow {
  const { chart, open, sees, does } = definition;
  return {
    chart,
    sees: Object.keys(sees),
    does: Object.keys(does),
    open: async (args) => {
      const fixtures = await open(args);
      return { sees: bind(sees, fixtures), does: bind(does, fixtures) };
    },
  };
}

function bind<Fixtures>(
  handlers: Record<string, (fixtures: Fixtures) => Promise<void>>,
  fixtures: Fixtures,
): Record<string, Handler> {
  return Object.fromEntries(Object.entries(handlers).map(([name, handler]) => [name, () => handler(fixtures)]));
}
