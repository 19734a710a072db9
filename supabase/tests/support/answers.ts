import { expect } from 'vitest';

/** What the real client returns, as far as these tests look at it. */
export type Answer = {
  data: unknown;
  error: { message: string; code?: string | undefined } | null;
  status?: number;
};

/** Where a server grants tables explicitly, some requests end there, before a policy or a trigger is asked. */
function isRejectedByGrants({ error }: Answer): boolean {
  const isGrantedExplicitly = (process.env['RULES_GRANTS'] ?? 'everything') !== 'everything';
  return isGrantedExplicitly && error?.code === '42501' && /^permission denied for table/.test(error.message);
}

/** The rows of an answer that must be a success; none where the grants reject. */
export function rowsOf(answer: Answer): unknown[] {
  if (isRejectedByGrants(answer)) return [];
  expect(answer.error).toBeNull();
  return Array.isArray(answer.data) ? answer.data : [answer.data];
}

/** Expects an error with this code, and with this text where people read it. */
export function expectError(answer: Answer, code: string, message?: string): void {
  if (code === '42501' && isRejectedByGrants(answer)) return;
  expect(answer.error).toMatchObject(message === undefined ? { code } : { code, message });
  expect(answer.data).toBeNull();
}
