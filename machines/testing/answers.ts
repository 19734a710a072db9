import { vi } from 'vitest';
import type { RowCount } from '../list/page.ts';
import type { Outcome, ErrorKind } from '../shared/outcome.ts';

/** The result of an effect that rejects unexpectedly. */
export const DEFECT = Symbol('defect');

/** A mock that resolves with `answers` in order. After the last one its promises stay pending. */
export function answering<Value>(...answers: (Value | typeof DEFECT)[]) {
  const left = [...answers];
  return vi.fn<(input?: unknown) => Promise<Value>>(() => {
    if (left.length === 0) return new Promise(() => {});
    const answer = left.shift() as Value | typeof DEFECT;
    return answer === DEFECT ? Promise.reject(new Error('Unexpected error')) : Promise.resolve(answer);
  });
}

type Effect = Pick<ReturnType<typeof answering>, 'mock'>;

/** Whether one of the effects is pending. */
export function isWaiting(...effects: Effect[]): boolean {
  return effects.some(({ mock }) => mock.settledResults.some(({ type }) => type === 'incomplete'));
}

/** A successful outcome. */
export function accepted<Value>(value: Value): Outcome<Value> {
  return { ok: true, value };
}

/** A failed outcome; without a message the fallback is shown. */
export function rejected(kind: ErrorKind, message: string | null = null): Outcome<never> {
  return { ok: false, error: { kind, message } };
}

/** An exact count of rows. */
export function exactly(number: number): RowCount {
  return { number, isExact: true };
}

/** A partial count of rows. */
export function atLeast(number: number): RowCount {
  return { number, isExact: false };
}

/** Flushes the microtasks of settled effects. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

type Announce = (action: unknown, params: { text: string }) => void;

/** Mocked announce actions and the messages that they announced. */
export function toasts() {
  const announceSuccess = vi.fn<Announce>();
  const announceFailure = vi.fn<Announce>();
  return {
    actions: { announceSuccess, announceFailure },
    success: () => announceSuccess.mock.calls.map(([, { text }]) => text),
    failure: () => announceFailure.mock.calls.map(([, { text }]) => text),
  };
}
