import {
  createActor,
  isMachineSnapshot,
  SimulatedClock,
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
  /** The running chart. Its effects never answer on their own. */
  actor: AnyActor;
  start: Frame;
  /** Takes a step. @throws the error of the chart, or if the step names no running chart */
  take: (step: Step) => Frame;
};

type Options = {
  /** Receives each event that something else than `take` sends, such as a view. */
  onSend?: (step: Step) => void;
  inspect?: (event: InspectionEvent) => void;
};

/**
 * Starts a chart with effects that only answer in a step, a clock that stands still, and actions without effects.
 * @throws if the chart cannot start with this input
 */
export function startWalk(machine: AnyStateMachine, input?: unknown, options: Options = {}): Walker {
  let forced: Record<string, boolean> = {};
  let requested: RequestedAction[] = [];
  let isTaking = true;
  const inspect = (event: InspectionEvent) => {
    options.inspect?.(event);
    const path = pathOf(event.actorRef as AnyActorRef);
    if (event.type === '@xstate.action') requested.push({ actor: path, ...event.action });
    if (isTaking || event.type !== '@xstate.event' || event.sourceRef !== undefined) return;
    options.onSend?.({ event: event.event, ...(path !== '' && { to: path }) });
  };
  const actor: AnyActor = createActor(
    withoutEffects(machine, (name) => forced[name]),
    { input, clock: new SimulatedClock(), inspect },
  );
  actor.subscribe({ error: () => {} });

  const frame = (): Frame => {
    isTaking = false;
    forced = {};
    const [chart, ...children] = chartsOf(actor, '');
    if (chart === undefined || chart.snapshot.status === 'error')
      throw (actor.getSnapshot() as { error: unknown }).error;
    return { charts: [chart, ...children], requested };
  };
  actor.start();
  return {
    actor,
    start: frame(),
    take: (step) => {
      const target = step.to?.split('/').reduce(childOf, actor as AnyActorRef | undefined) ?? actor;
      if (step.to !== undefined && pathOf(target) !== step.to) throw new Error(`There is no running chart ${step.to}`);
      requested = [];
      forced = step.forced ?? {};
      isTaking = true;
      send(target, step.event);
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

/** An action that a chart requested, or an effect that it invoked. */
export type Request = { type: string; params?: unknown } | { invoke: string; input?: unknown };

/** The effects and actions that the charts requested in a step, without those of xstate. */
export function requestsOf({ requested }: Frame): Request[] {
  return requested.flatMap(({ type, params }): Request[] => {
    if (!type.startsWith('xstate.')) return [params === undefined ? { type } : { type, params }];
    if (type !== 'xstate.spawnChild') return [];
    const { src, id, input } = params as { src: unknown; id: string; input?: unknown };
    const invoke = typeof src === 'string' ? src : id;
    return [input === undefined ? { invoke } : { invoke, input }];
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

/** The walk without its last step. */
export function undo({ steps, ...start }: Walk): Walk {
  return { ...start, steps: steps.slice(0, -1) };
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
      if (type === 'xstate.cancel') delays.delete((params as { sendId: string }).sendId);
      if (type !== 'xstate.raise') continue;
      const { event, delay } = params as { event: { type: string }; delay?: number };
      if (delay !== undefined) delays.set(event.type, delay);
    }
    if (!charts.some((chart) => chart.path === path && chart.snapshot.status === 'active')) delays.clear();
  });
  return delays;
}

/** Sends an event. The done or error event of an effect is sent by the effect. */
function send(target: AnyActorRef, event: AnyEventObject): void {
  const { children = {} } = target.getSnapshot() as { children?: Record<string, AnyActorRef> };
  const effect = Object.values(children).find(({ id }) => event.type.endsWith(`.actor.${id}`));
  const isAnswer = event.type.startsWith('xstate.done.actor.') || event.type.startsWith('xstate.error.actor.');
  if (isAnswer && effect && !isMachineSnapshot(effect.getSnapshot())) effect.send(event);
  else target.send(event);
}

type EffectSnapshot = Snapshot<unknown> & { input: unknown };

/** An effect that runs until it receives its own done or error event. */
const effectStub: ActorLogic<EffectSnapshot, AnyEventObject, unknown> = {
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  transition: (snapshot, event) => {
    const { input } = snapshot;
    if (event.type.startsWith('xstate.done.'))
      return { status: 'done', output: event['output'], error: undefined, input };
    if (!event.type.startsWith('xstate.error.')) return snapshot;
    return { status: 'error', output: undefined, error: event['error'], input };
  },
  getPersistedSnapshot: (snapshot) => snapshot,
};

/** The chart and its child charts with stubs for all effects, and guards that can be forced. */
function withoutEffects(machine: AnyStateMachine, forcedGuard: (name: string) => boolean | undefined): AnyStateMachine {
  const { actors, actions, guards } = machine.implementations as unknown as Record<string, Record<string, unknown>>;
  return machine.provide({
    actors: mapped(actors, (actor) => (isMachine(actor) ? withoutEffects(actor, forcedGuard) : effectStub)),
    // The actions of xstate, such as assign, have `resolve`; its guards, such as `and`, have `check`.
    actions: mapped(actions, (action) => (isFunctionWith(action, 'resolve') ? action : () => {})),
    guards: mapped(guards, (guard, name) =>
      isFunctionWith(guard, 'check')
        ? guard
        : (...given: unknown[]) => forcedGuard(name) ?? (guard as (...given: unknown[]) => boolean)(...given),
    ),
  } as never);
}

function mapped(values: Record<string, unknown> = {}, change: (value: unknown, name: string) => unknown) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
}

function isFunctionWith(value: unknown, property: string): boolean {
  return typeof value === 'function' && property in value;
}

function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === 'object' && value !== null && 'config' in value && 'provide' in value;
}

/** A chart and its running child charts, in the order of their start. */
function chartsOf(actor: AnyActorRef, path: string): WalkedChart[] {
  const snapshot: unknown = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot)) return [];
  const children = Object.values(snapshot.children as Record<string, AnyActorRef>);
  return [
    { path, machine: snapshot.machine, snapshot },
    ...children.flatMap((child) => chartsOf(child, path === '' ? child.id : `${path}/${child.id}`)),
  ];
}

function childOf(actor: AnyActorRef | undefined, id: string): AnyActorRef | undefined {
  const { children = {} } = (actor?.getSnapshot() ?? {}) as { children?: Record<string, AnyActorRef | undefined> };
  return children[id];
}

/** The path of an actor below the walked chart. */
function pathOf({ id, _parent }: AnyActorRef): string {
  if (_parent === undefined) return '';
  const above = pathOf(_parent);
  return above === '' ? id : `${above}/${id}`;
}
