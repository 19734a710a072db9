import type { RowCount } from '../../machines/list/page.ts';
import type { Outcome } from '../../machines/shared/outcome.ts';
import { rejected } from './outcomes.ts';
import { UNREACHABLE } from './backendError.ts';
import type { Reply } from './request.ts';
import { isRow } from './rows.ts';

/** What a filter finds that nothing can match. */
export const NO_MATCHES: RowCount = { number: 0, isExact: true };

/** How many rows a table has, from what PostgREST says beside the rows. */
export function countedRows(reply: Outcome<Reply>): Outcome<RowCount> {
  return reply.ok ? counted(reply.value.count, true) : reply;
}

/** How many rows a function counted that may stop before the end: its `row_count`. */
export function countedMatches(reply: Outcome<Reply>): Outcome<RowCount> {
  if (!reply.ok) return reply;
  const { data } = reply.value;
  return isRow(data) ? counted(data['number'], data['is_exact']) : rejected(UNREACHABLE);
}

/** What has no number is not the server's answer. */
function counted(number: unknown, isExact: unknown): Outcome<RowCount> {
  return typeof number === 'number' && Number.isFinite(number) && typeof isExact === 'boolean'
    ? { ok: true, value: { number, isExact } }
    : rejected(UNREACHABLE);
}
