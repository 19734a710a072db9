import { expect } from 'vitest';

/** The part of a supabase-js response that tests check. */
export type Answer = {
  data: unknown;
  error: { message: string; code?: string | undefined } | null;
  status?: number;
};

/** With explicit table grants, some requests fail before a policy or trigger runs. */
function isRejectedByGrants({ error }: Answer): boolean {
  const isGrantedExplicitly = (process.env['RULES_GRANTS'] ?? 'everything') !== 'everything';
  return isGrantedExplicitly && error?.code === '42501' && /^permission denied for table/.test(error.message);
}

/** Returns the rows of a successful response, or none if the grants reject the request. */
export function rowsOf(answer: Answer): unknown[] {
  if (isRejectedByGrants(answer)) return [];
  expect(answer.error).toBeNull();
  return Array.isArray(answer.data) ? answer.data : [answer.data];
}

/** Expects an error with this code and, if given, this message. */
export function expectError(answer: Answer, code: string, message?: string): void {
  if (code === '42501' && isRejectedByGrants(answer)) return;
  expect(answer.error).toMatchObject(message === undefined ? { code } : { code, message });
  expect(answer.data).toBeNull();
}
