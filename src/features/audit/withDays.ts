import type { ListQuery } from '../../../machines/list/page.ts';
import { startOfDay } from '../../../machines/rules/dates.ts';

/** Replaces the days of a query with times; `until` includes the whole day. */
export function withDays<Query extends ListQuery>(query: Query): Query {
  const { from, until, ...filters } = query.filters ?? {};
  const start = from === undefined ? null : startOfDay(from);
  const end = until === undefined ? null : startOfDay(until, 1);
  return { ...query, filters: { ...filters, ...(start && { from: start }), ...(end && { until: end }) } };
}
