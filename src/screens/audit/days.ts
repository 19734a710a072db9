/** Whether a text is a day of the calendar, as an input of type date gives it: `2026-11-21`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && startOfDay(text) !== null;
}

/** When a day begins where this device is, as an ISO 8601 text; null when there is no such day. */
export function startOfDay(day: string, daysLater = 0): string | null {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number);
  const start = new Date(year, month - 1, date);
  if (start.getMonth() !== month - 1) return null;
  return new Date(year, month - 1, date + daysLater).toISOString();
}
