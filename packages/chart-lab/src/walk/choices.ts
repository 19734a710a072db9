import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { activeNodes } from '../chart/internals.ts';
import type { ChartModel, ChartTransition, TransitionKind } from '../chart/chartModel.ts';
import { outcomes, type ChartSamples, type Named } from '../../../../charts/samples/chartSamples.ts';
import { samplesOf } from '../../../../charts/samples/samples.ts';

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
const DONE = outcomes({ done: null });

/** The events, effects and delays of the active states, each once, the innermost state first. */
export function choicesOf(
  snapshot: AnyMachineSnapshot,
  model: ChartModel,
  samples: ChartSamples = samplesOf(model.id),
): Choice[] {
  if (snapshot.status !== 'active') return [];
  const active = activeIds(snapshot);
  const choices = new Map<string, Choice>();
  for (const transition of [...model.transitions].reverse()) {
    const { descriptor, kind, event, source, guardNames } = transition;
    const isAutomatic = kind === 'always' || descriptor.startsWith('xstate.done.state.');
    if (isAutomatic || !active.has(source)) continue;
    const { guards = [] } = choices.get(descriptor) ?? {};
    choices.set(descriptor, {
      descriptor,
      kind,
      label: event,
      payloads: payloadsOf(transition, samples),
      guards: [...new Set([...guardNames, ...guards])],
    });
  }
  return [...choices.values()].reverse();
}

/** The event of a choice with its payload. */
export function eventOf({ descriptor, kind }: Choice, payload: unknown): AnyEventObject {
  switch (kind) {
    case 'done':
      return { type: descriptor, output: payload };
    case 'error':
      return { type: descriptor, error: payload };
    case 'event':
      return { ...(isRecord(payload) && payload), type: descriptor };
    case 'after':
      return { type: descriptor };
  }
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

function payloadsOf({ descriptor, kind, event }: ChartTransition, samples: ChartSamples): Named {
  if (kind === 'error') return DEFECT;
  if (kind === 'done') return answersOf(samples, event.slice('done of '.length));
  return samples.events?.[descriptor] ?? {};
}

/** The possible answers of an effect. */
export function answersOf({ answers }: ChartSamples, effect: string): Named {
  return answers?.[effect] ?? DONE;
}

/** Whether a value is an object with fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
