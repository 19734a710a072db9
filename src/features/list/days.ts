import type { ListQuery } from '../../../machines/list/page.ts';

/** Whether a string is a calendar day as in a date input: `2026-11-21`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && midnight(text) !== null;
}

/** The current day in the local time zone. Swedish dates are written as in a date input. */
export function today(): string {
  return new Intl.DateTimeFormat('sv-SE').format(new Date());
}

/**
 * The start of a day, or of a day after it, in the local time zone as an ISO 8601 string; null for an invalid day, or a
 * year with fewer than three digits (while it is typed) or more than four.
 */
export function startOfDay(day: string, daysLater = 0): string | null {
  const start = midnight(day, daysLater)?.toISOString() ?? null;
  return start === null || day.startsWith('00') || start.startsWith('+') ? null : start;
}

function midnight(day: string, daysLater = 0): Date | null {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number);
  if (new Date(year, month - 1, date).getMonth() !== month - 1) return null;
  return new Date(year, month - 1, date + daysLater);
}

/** Replaces the days of a query with times; `until` includes the whole day. */
export function withDays<Query extends ListQuery>(query: Query): Query {
  const { from, until, ...filters } = query.filters ?? {};
  const start = from === undefined ? null : startOfDay(from);
  const end = until === undefined ? null : startOfDay(until, 1);
  return { ...query, filters: { ...filters, ...(start && { from: start }), ...(end && { until: end }) } };
}
