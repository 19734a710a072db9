import { transition, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import type { Samples } from '../lab.ts';
import { activeNodes, effectName } from '../chart/internals.ts';
import type { RequestedAction } from '../walk/walk.ts';

/** The result of an event: the snapshot after it, and the actions that it requested. */
export type Result<Snapshot = AnyMachineSnapshot> = { snapshot: Snapshot; requested: RequestedAction[] };

/** An answer to a request. */
export type Answer = {
  /** The name of the request. */
  request: string;
  /** Whether it succeeded; null if the answer is not an outcome. */
  isOk: boolean | null;
  /** The kind of its error, or null. */
  error: string | null;
  value: unknown;
};

/** A step of a walk, as it is passed to rules. */
export type Moment<Snapshot = AnyMachineSnapshot> = Result<Snapshot> & {
  chart: string;
  samples: Samples;
  /** The event that the chart received; null at the start. */
  event: AnyEventObject | null;
  /** The answer that the event brings; null for other events. */
  answer: Answer | null;
  before: Snapshot | null;
  /** The earlier moments of the walk, oldest first. */
  earlier: Moment<Snapshot>[];
};

/** Rules by their names in plain English: each returns whether it holds after a step. */
export type Rules<Snapshot = AnyMachineSnapshot> = Record<string, (moment: Moment<Snapshot>) => boolean>;

type Child = { id: string; getSnapshot: () => { status: string } };
type Outcome = { ok?: boolean; value?: unknown; error?: { kind: string } };

/** Requests that change no data on the server. */
const READS = /^(load|find|count|list|has|is|read|restore|inactivity|importCheck|copy|open|watch|listen)/;

/** Takes an event from the snapshot of a moment, without a change of the walk. */
export function tried<Snapshot extends AnyMachineSnapshot>(
  { snapshot }: { snapshot: Snapshot },
  event: AnyEventObject,
): Result<Snapshot> {
  const [next, actions] = transition(snapshot.machine, snapshot, event);
  return {
    snapshot: next as Snapshot,
    requested: actions.map(({ type, params }) => ({ actor: '', type, params })),
  };
}

/** The sample events of a type, each with its result. */
export function triedSamples<Snapshot extends AnyMachineSnapshot>(moment: Moment<Snapshot>, type: string) {
  const payloads = Object.values(moment.samples.charts[moment.chart]?.events?.[type] ?? {}) as object[];
  return payloads.map((payload) => {
    const event: AnyEventObject = { ...payload, type };
    return { event, ...tried(moment, event) };
  });
}

/** Whether a request changes data on the server. */
export function isWrite(name: string): boolean {
  return !READS.test(name);
}

/** How often a step requests an action. */
export function countActions({ requested }: Pick<Result, 'requested'>, action: string): number {
  return requested.filter(({ type }) => type === action).length;
}

/** The answer that an event brings to a request of this snapshot; null for other events. */
export function answerOf(snapshot: AnyMachineSnapshot, event: AnyEventObject): Answer | null {
  const { type } = event;
  const isTimeout = type.startsWith('xstate.after.requestTimeout.');
  if (!isTimeout && !/^xstate\.(done|error)\.actor\./.test(type)) return null;
  const [request = ''] = activeNodes(snapshot).flatMap(({ id, invoke }) =>
    invoke
      .filter((effect) => type.endsWith(`.actor.${effect.id}`) || type.endsWith(`requestTimeout.${id}`))
      .map(effectName),
  );
  if (!type.startsWith('xstate.done.')) return { request, isOk: false, error: 'unreachable', value: null };
  const { ok = null, error, value } = (event['output'] ?? {}) as Outcome;
  return { request, isOk: ok, error: ok === false ? (error?.kind ?? null) : null, value };
}

/** The running requests and child charts, by their ids. */
export function childrenOf(snapshot: AnyMachineSnapshot): Record<string, Child | undefined> {
  return snapshot.children as Record<string, Child | undefined>;
}

/** Whether two snapshots have the same state and context. */
export function isSame(one: AnyMachineSnapshot, other: AnyMachineSnapshot): boolean {
  return isEqual([one.status, one.value, one.context], [other.status, other.value, other.context]);
}

/** Whether two values are equal as JSON. */
export function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The context of a snapshot by its keys. */
export function contextOf({ snapshot }: { snapshot: AnyMachineSnapshot }): Record<string, unknown> {
  return snapshot.context as Record<string, unknown>;
}

/** The form of a chart, or null. */
export function formOf(snapshot: AnyMachineSnapshot): Record<string, string> | null {
  const { form, name } = snapshot.context as { form?: Record<string, string>; name?: string };
  return form ?? (typeof name === 'string' ? { name } : null);
}
