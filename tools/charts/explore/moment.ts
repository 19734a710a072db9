import { transition, type ActorLogic, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import type { Choice } from '../../../charts/src/walk/choices.ts';
import type { ChartSamples } from '../../../charts/src/walk/samples.ts';
import type { RequestedAction } from '../../../machines/testing/walk.ts';

/** The result of an event, without a change of the walk. */
export type Tried = { snapshot: AnyMachineSnapshot; requested: RequestedAction[] };

/** A step of a walk, as invariants see it. */
export type Moment = {
  chart: string;
  samples: ChartSamples;
  /** The event that the chart received; null at the start. */
  event: AnyEventObject | null;
  before: AnyMachineSnapshot | null;
  snapshot: AnyMachineSnapshot;
  /** The actions of this step. */
  requested: RequestedAction[];
  /** The events that are possible now. */
  choices: Choice[];
  /** The earlier moments of the walk, oldest first. */
  earlier: Moment[];
};

/** The snapshot of a chart, from one of its selectors. */
export type Of<Selector> = Selector extends (snapshot: infer Snapshot) => unknown ? Snapshot : never;

/** A rule that holds after every step. */
export type Invariant = {
  /** The rule in plain English. */
  name: string;
  /** The ids of its charts; absent for all. */
  charts?: readonly string[];
  /** Whether the rule holds. */
  holds: (moment: Moment) => boolean;
};

/** The kind of an answer to a request. */
export type Answer = 'accepted' | 'rejected' | 'unknown';

type Context = Record<string, unknown>;
type Failure = { ok: false; error: { kind: string; message: string | null } };
type Request = { id: string; name: string; input: unknown };

/** Requests that change no data on the server. */
const READS = /^(load|find|count|list|has|is|read|restore|inactivity|importCheck|copy|open)/;

const results = new WeakMap<AnyMachineSnapshot, Map<string, Tried>>();

/** Takes an event from the snapshot of a moment, without a change of the walk. Several rules try the same events. */
export function tried({ snapshot }: { snapshot: AnyMachineSnapshot }, event: AnyEventObject): Tried {
  const known = results.get(snapshot) ?? new Map<string, Tried>();
  results.set(snapshot, known);
  const key = JSON.stringify(event);
  const result = known.get(key) ?? resultOf(snapshot, event);
  known.set(key, result);
  return result;
}

/** `transition` starts a chart for each call; this one needs no start, which is faster. */
const started: ActorLogic<AnyMachineSnapshot, AnyEventObject> = {
  transition: (snapshot, event, scope) => snapshot.machine.transition(snapshot, event, scope) as AnyMachineSnapshot,
  getInitialSnapshot: () => ({ status: 'active' }) as AnyMachineSnapshot,
  getPersistedSnapshot: (snapshot) => snapshot,
};

function resultOf(snapshot: AnyMachineSnapshot, event: AnyEventObject): Tried {
  const [next, actions] = transition(started, snapshot, event);
  return { snapshot: next, requested: actions.map(({ type, params }) => ({ actor: '', type, params })) };
}

/** The requests that a step starts, also those of child charts, without watchers that never answer. */
export function requestsOf({ requested }: { requested: RequestedAction[] }): Request[] {
  return requested.flatMap(({ type, params }) => {
    if (type !== 'xstate.spawnChild') return [];
    const { id, src, input } = params as { id: string; src: unknown; input: unknown };
    const name = typeof src === 'string' ? src : id;
    return name.startsWith('watch') || name === 'listenToAuth' ? [] : [{ id, name, input }];
  });
}

/** Whether a request changes data on the server. */
export function isWrite(name: string): boolean {
  return !READS.test(name);
}

/** The texts that a step announces. */
export function announcedIn({ requested }: { requested: RequestedAction[] }, action: string): string[] {
  return requested.flatMap(({ type, params }) => (type === action ? [(params as { text: string }).text] : []));
}

/** Whether a step requests an action. */
export function isRequested({ requested }: { requested: RequestedAction[] }, action: string): boolean {
  return requested.some(({ type }) => type === action);
}

/** The answer that an event brings; null for other events. */
export function answerOf(event: AnyEventObject | null): Answer | null {
  if (event === null) return null;
  if (event.type.startsWith('xstate.error.')) return 'rejected';
  if (event.type.startsWith('xstate.after.requestTimeout.')) return 'rejected';
  if (!event.type.startsWith('xstate.done.actor.')) return null;
  const output: unknown = event['output'];
  if (!isRecord(output) || typeof output['ok'] !== 'boolean') return 'unknown';
  return output['ok'] ? 'accepted' : 'rejected';
}

/** The names of the requests that an event answers. */
export function answeredBy({ event, before }: Pick<Moment, 'event' | 'before'>): string[] {
  if (event === null || before === null) return [];
  return activeNodes({ snapshot: before }).flatMap(({ id, invoke }) =>
    invoke
      .filter((effect) => event.type.endsWith(`.actor.${effect.id}`) || event.type.endsWith(`requestTimeout.${id}`))
      .map((effect) => (typeof effect.src === 'string' ? effect.src : effect.id)),
  );
}

/** The kind of the error that an event brings; undefined without one. */
export function errorKindOf(event: AnyEventObject | null): string | undefined {
  if (event === null || answerOf(event) !== 'rejected') return undefined;
  return (event['output'] as Failure | undefined)?.error.kind ?? 'unreachable';
}

/** Whether two snapshots show the same: state and context. */
export function isSame(one: AnyMachineSnapshot, other: AnyMachineSnapshot): boolean {
  return isEqual([one.status, one.value, one.context], [other.status, other.value, other.context]);
}

/** Whether two values are equal as JSON. */
export function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The context of a snapshot by its keys. */
export function contextOf({ snapshot }: { snapshot: AnyMachineSnapshot }): Context {
  return snapshot.context as Context;
}

/** The form of a chart; null without one. */
export function formOf({ snapshot }: { snapshot: AnyMachineSnapshot }): Record<string, string> | null {
  const { form, name } = snapshot.context as { form?: Record<string, string>; name?: string };
  return form ?? (typeof name === 'string' ? { name } : null);
}

/** Whether a dialog is open; null if the chart is no dialog. */
export function isOpen({ snapshot }: { snapshot: AnyMachineSnapshot }): boolean | null {
  const { states } = snapshot.machine;
  if (!('closed' in states) || snapshot.machine.events.every((type) => type !== 'dialog.close')) return null;
  return !snapshot.matches('closed');
}

/** An active state with its delays and effects. */
type ActiveNode = {
  id: string;
  key: string;
  after: { eventType: string; delay: unknown }[];
  invoke: { id: string; src: unknown }[];
};

/** The active states. */
export function activeNodes({ snapshot }: { snapshot: AnyMachineSnapshot }): ActiveNode[] {
  return snapshot._nodes as ActiveNode[];
}

/** Whether the chart shows an error: a text, an error by field, or a state for it. */
export function showsError(moment: { snapshot: AnyMachineSnapshot; requested: RequestedAction[] }): boolean {
  const { error, failure, problem, errors = {} } = contextOf(moment);
  const isFailed = activeNodes(moment).some(({ key }) =>
    /fail|unread|denied|gone|notFound|outdated|unknown|unsaved|uncreated|interrupted/i.test(key),
  );
  return (
    isFailed ||
    [error, failure, problem].some((value) => (typeof value === 'object' ? value !== null : value !== undefined)) ||
    Object.keys(errors as object).length > 0 ||
    announcedIn(moment, 'announceFailure').length > 0
  );
}

/** Whether a value is an object with fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of an accepted answer. */
export const valueOf = ({ event }: Moment) =>
  (event?.['output'] as { value?: Record<string, unknown> | null } | undefined)?.value;

/** The last event of one of these types. */
export const lastOf = (moment: Moment, types: string[]) =>
  [...moment.earlier, moment].findLast(({ event }) => types.includes(event?.type ?? ''))?.event;

/** Whether a request was accepted in this step. */
export const accepted = (moment: Moment, name: string) =>
  answerOf(moment.event) === 'accepted' && answeredBy(moment).includes(name);
