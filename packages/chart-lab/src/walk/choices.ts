import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { activeNodes } from '../chart/internals.ts';
import { chartModel, type ChartTransition, type TransitionKind } from '../chart/chartModel.ts';
import type { Named, Samples } from '../lab.ts';

/** A possible event. */
export type Choice = {
  /** The event's type in xstate. */
  descriptor: string;
  kind: Exclude<TransitionKind, 'always'>;
  /** The event as text: `form.submit`, `done of signIn`, `after requestTimeout`. */
  label: string;
  /** The payloads to choose from; empty for an event without a payload. */
  payloads: Named;
  /** The guards that decide about it, by name. */
  guards: string[];
};

const DEFECT = { 'unexpected error': { message: 'Unexpected error' } };

/** The events, effects and delays of the active states, each once, the innermost state first. */
export function choicesOf(snapshot: AnyMachineSnapshot, samples: Samples): Choice[] {
  if (snapshot.status !== 'active') return [];
  const active = activeIds(snapshot);
  const { id, transitions } = chartModel(snapshot.machine);
  const choices = new Map<string, Choice>();
  for (const transition of transitions.toReversed()) {
    const { descriptor, kind, event, source, guardNames } = transition;
    const isAutomatic = kind === 'always' || descriptor.startsWith('xstate.done.state.');
    if (isAutomatic || !active.has(source)) continue;
    const guards = new Set([...guardNames, ...(choices.get(descriptor)?.guards ?? [])]);
    const payloads = payloadsOf(transition, id, samples);
    choices.set(descriptor, { descriptor, kind, label: event, payloads, guards: [...guards] });
  }
  return [...choices.values()].reverse();
}

function payloadsOf({ descriptor, kind, event }: ChartTransition, chart: string, samples: Samples): Named {
  if (kind === 'error') return DEFECT;
  if (kind === 'done') return answersOf(samples, chart, event.slice('done of '.length));
  return samples.charts[chart]?.events?.[descriptor] ?? {};
}

/** The possible answers of an effect. */
export function answersOf({ charts, answers }: Samples, chart: string, effect: string): Named {
  return charts[chart]?.answers?.[effect] ?? answers;
}

/** The event of a choice with its payload. */
export function eventOf({ descriptor, kind }: Choice, payload?: unknown): AnyEventObject {
  if (kind === 'done') return { type: descriptor, output: payload };
  if (kind === 'error') return { type: descriptor, error: payload };
  return { ...(isRecord(payload) && payload), type: descriptor };
}

/** The events of a choice, one for each of its payloads. */
export function eventsOf(choice: Choice): AnyEventObject[] {
  const payloads = Object.values(choice.payloads);
  return (payloads.length > 0 ? payloads : [undefined]).map((payload) => eventOf(choice, payload));
}

/** Whether the guards of the chart accept an event in this snapshot. */
export function isTaken(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  try {
    return snapshot.can(event);
  } catch {
    return false;
  }
}

/** The ids of all active states. */
export function activeIds(snapshot: AnyMachineSnapshot): Set<string> {
  return new Set(activeNodes(snapshot).map(({ id }) => id));
}

/** Whether a value is an object with fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
