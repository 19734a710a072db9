import { expect } from 'vitest';

/** What the real client returns, as far as these tests look at it. */
export type Answer = {
  data: unknown;
  error: { message: string; code?: string | undefined } | null;
  status?: number;
};

/** The rows of an answer that must be a success. */
export function rowsOf(answer: Answer): unknown[] {
  expect(answer.error).toBeNull();
  return Array.isArray(answer.data) ? answer.data : [answer.data];
}

/** Expects a refusal with this code, and with this text where people read it. */
export function expectRefusal(answer: Answer, code: string, message?: string): void {
  expect(answer.error).toMatchObject(message === undefined ? { code } : { code, message });
  expect(answer.data).toBeNull();
}
