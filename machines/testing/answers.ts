import { vi } from 'vitest';
import type { Outcome, ErrorKind } from '../shared/outcome.ts';

/** The result of an effect that rejects because of a defect. */
export const DEFECT = Symbol('defect');

/** An effect that resolves with `answers` one after the other; after the last one it never settles. */
export function answering<Value>(...answers: (Value | typeof DEFECT)[]) {
  const left = [...answers];
  return vi.fn<(input?: unknown) => Promise<Value>>(() => {
    if (left.length === 0) return new Promise(() => {});
    const answer = left.shift() as Value | typeof DEFECT;
    return answer === DEFECT ? Promise.reject(new Error('A defect of our own')) : Promise.resolve(answer);
  });
}

type Effect = Pick<ReturnType<typeof answering>, 'mock'>;

/** Whether one of the effects was called and has not settled. */
export function isWaiting(...effects: Effect[]): boolean {
  return effects.some(({ mock }) => mock.settledResults.some(({ type }) => type === 'incomplete'));
}

/** A success. */
export function accepted<Value>(value: Value): Outcome<Value> {
  return { ok: true, value };
}

/** An error; without a message the fallback of the catalogue is shown. */
export function rejected(kind: ErrorKind, message: string | null = null): Outcome<never> {
  return { ok: false, error: { kind, message } };
}

/** Waits until settled effects and what follows from them are processed. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

type Announce = (action: unknown, params: { text: string }) => void;

/** The actions that announce, and the texts they have announced. */
export function toasts() {
  const announceSuccess = vi.fn<Announce>();
  const announceFailure = vi.fn<Announce>();
  return {
    actions: { announceSuccess, announceFailure },
    success: () => announceSuccess.mock.calls.map(([, { text }]) => text),
    failure: () => announceFailure.mock.calls.map(([, { text }]) => text),
  };
}
