import {
  createActor,
  isMachineSnapshot,
  SimulatedClock,
  StateMachine,
  type ActorLogic,
  type AnyActor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  type Snapshot,
  type StateValue,
} from 'xstate';
import { ACTIONS, implementationsOf, isBuiltInAction, isBuiltInGuard, parentOf } from '../chart/internals.ts';

/** An event sent to a chart or to one of its child charts. */
export type Step = {
  event: AnyEventObject;
  /** The path of a child chart, such as `newAccount`; absent for the chart itself. */
  to?: string;
  /** Results of guards by their name, which replace the computed ones in this step. */
  forced?: Record<string, boolean>;
};

/** A walk through a chart, from which everything else is computed. */
export type Walk = { input?: unknown; steps: Step[] };

/** An action that a chart requested in a step. Only those of xstate are executed. */
export type RequestedAction = { actor: string; type: string; params: unknown };

/** A running chart of a walk: the chart itself with the path `''`, or a child chart. */
export type WalkedChart = { path: string; machine: AnyStateMachine; snapshot: AnyMachineSnapshot };

/** The result of a step; the first one is the start. */
export type Frame = { charts: [WalkedChart, ...WalkedChart[]]; requested: RequestedAction[] };

export type Walked = {
  frames: Frame[];
  /** Why the chart stopped, such as an invalid payload; the frames end before it. */
  problem: string | null;
};

export type Walker = {
  /** The running chart. Its effects never settle on their own. */
  actor: AnyActor;
  start: Frame;
  /** Takes a step. @throws the error of the chart, or an error if the chart of the step is not running */
  take: (step: Step) => Frame;
};

/**
 * Starts a chart with effects that only settle in a step, a stopped clock, and actions without effects.
 * @throws if the chart cannot start with this input
 */
export function startWalk(
  machine: AnyStateMachine,
  input?: unknown,
  { inspect }: { inspect?: (event: InspectionEvent) => void } = {},
): Walker {
  let forced: Record<string, boolean> = {};
  let requested: RequestedAction[] = [];
  const actor: AnyActor = createActor(
    withoutEffects(machine, (name) => forced[name]),
    {
      input,
      clock: new SimulatedClock(),
      inspect: (event) => {
        inspect?.(event);
        if (event.type !== '@xstate.action') return;
        requested.push({ actor: pathOf(event.actorRef as AnyActorRef), ...event.action });
      },
    },
  );
  // Without a subscriber, xstate reports the errors of a chart globally.
  actor.subscribe({ error: () => {} });
  const frame = (): Frame => {
    const [chart, ...children] = runningCharts(actor).map(walkedChart);
    if (chart === undefined || chart.snapshot.status === 'error')
      throw (actor.getSnapshot() as { error: unknown }).error;
    return { charts: [chart, ...children], requested };
  };
  actor.start();
  return {
    actor,
    start: frame(),
    take: (step) => {
      const target = runningCharts(actor).find((chart) => pathOf(chart) === (step.to ?? ''));
      if (!target) throw new Error(`There is no running chart ${step.to}`);
      requested = [];
      forced = step.forced ?? {};
      send(target, step.event);
      forced = {};
      return frame();
    },
  };
}

/** The state value of each running chart: the chart itself by its id, a child chart by its path. */
export function stateValues({ charts }: Frame): Record<string, StateValue> {
  return Object.fromEntries(
    charts.map(({ path, machine, snapshot }) => [path === '' ? machine.id : path, snapshot.value as StateValue]),
  );
}

/** An action that a chart requested, an effect that it invoked, or an event that it sent to one. */
export type Request = { type: string; params?: unknown } | { invoke: string; input?: unknown } | { send: unknown };

/** The effects and child charts that actions start, with their ids and names. */
export function invokedBy(requested: RequestedAction[]): { id: string; name: string; input: unknown }[] {
  return requested.flatMap(({ type, params }) => {
    if (type !== ACTIONS.spawn) return [];
    const { id, src, input } = params as { id: string; src: unknown; input: unknown };
    return [{ id, name: typeof src === 'string' ? src : id, input }];
  });
}

/** What the charts requested in a step, without the internal actions of xstate. */
export function requestsOf({ requested }: Frame): Request[] {
  return requested.flatMap((action): Request[] => {
    const { type, params } = action;
    if (type === ACTIONS.spawn) {
      return invokedBy([action]).map(({ name, input }) =>
        input === undefined ? { invoke: name } : { invoke: name, input },
      );
    }
    if (type === ACTIONS.sendTo) return [{ send: (params as { event: unknown }).event }];
    if (type.startsWith('xstate.')) return [];
    return [params === undefined ? { type } : { type, params }];
  });
}

/** Replays a walk. */
export function foldWalk(machine: AnyStateMachine, { input, steps }: Walk): Walked {
  const frames: Frame[] = [];
  try {
    const { start, take } = startWalk(machine, input);
    frames.push(start);
    for (const step of steps) frames.push(take(step));
    return { frames, problem: null };
  } catch (error) {
    return { frames, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** The walk with another step. */
export function goOn({ steps, ...start }: Walk, step: Step): Walk {
  return { ...start, steps: [...steps, step] };
}

/** The running delays of a chart after a walk in milliseconds, by the type of their event. */
export function runningDelays(frames: Frame[], { steps }: Walk, path = ''): Map<string, number> {
  const delays = new Map<string, number>();
  frames.forEach(({ requested, charts }, index) => {
    const passed = steps[index - 1];
    if (passed?.to === (path || undefined) && passed) delays.delete(passed.event.type);
    for (const { actor, type, params } of requested) {
      if (actor !== path) continue;
      if (type === ACTIONS.cancel) delays.delete((params as { sendId: string }).sendId);
      if (type !== ACTIONS.raise) continue;
      const { event, delay } = params as { event: { type: string }; delay?: number };
      if (delay !== undefined) delays.set(event.type, delay);
    }
    if (!charts.some((chart) => chart.path === path && chart.snapshot.status === 'active')) delays.clear();
  });
  return delays;
}

/** Sends an event. The done or error event of an effect is sent by the effect. */
function send(target: AnyActorRef, event: AnyEventObject): void {
  const effect = childrenOf(target).find(
    (child) =>
      !isMachineSnapshot(child.getSnapshot()) &&
      [`xstate.done.actor.${child.id}`, `xstate.error.actor.${child.id}`].includes(event.type),
  );
  (effect ?? target).send(event);
}

/** An effect that runs until it receives its own done or error event. */
const effectStub: ActorLogic<Snapshot<unknown>, AnyEventObject, unknown> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  transition: (snapshot, { type, output, error }) => {
    if (type.startsWith('xstate.done.')) return { status: 'done', output: output as unknown, error: undefined };
    if (type.startsWith('xstate.error.')) return { status: 'error', output: undefined, error: error as unknown };
    return snapshot;
  },
  getPersistedSnapshot: (snapshot) => snapshot,
};

/** The chart and its child charts with stubs for all effects, and guards that can be forced. */
function withoutEffects(machine: AnyStateMachine, forcedGuard: (name: string) => boolean | undefined): AnyStateMachine {
  const { actors, actions, guards } = implementationsOf(machine);
  return machine.provide({
    actors: mapped(actors, (actor) =>
      actor instanceof StateMachine ? withoutEffects(actor as AnyStateMachine, forcedGuard) : effectStub,
    ),
    actions: mapped(actions, (action) => (isBuiltInAction(action) ? action : () => {})),
    guards: mapped(guards, (guard, name) =>
      isBuiltInGuard(guard)
        ? guard
        : (...given: unknown[]) => forcedGuard(name) ?? (guard as (...given: unknown[]) => boolean)(...given),
    ),
  } as never);
}

function mapped(values: Record<string, unknown> = {}, change: (value: unknown, name: string) => unknown) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
}

/** A chart and its child charts, in the order of their start. */
function runningCharts(actor: AnyActorRef): AnyActorRef[] {
  return isMachineSnapshot(actor.getSnapshot()) ? [actor, ...childrenOf(actor).flatMap(runningCharts)] : [];
}

function walkedChart(actor: AnyActorRef): WalkedChart {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  return { path: pathOf(actor), machine: snapshot.machine, snapshot };
}

function childrenOf(actor: AnyActorRef): AnyActorRef[] {
  const { children = {} } = actor.getSnapshot() as { children?: Record<string, AnyActorRef> };
  return Object.values(children);
}

/** The path of an actor below the walked chart; empty for the chart itself. */
export function pathOf(actor: AnyActorRef): string {
  const parent = parentOf(actor);
  return parent === undefined ? '' : [pathOf(parent), actor.id].filter(Boolean).join('/');
}
