/** The texts of dates and times, in English and in the time zone of the device. ESLint rejects other formats. */

const DAY: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric' };
const MINUTE: Intl.DateTimeFormatOptions = { ...DAY, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
const FORMATS = {
  day: DAY,
  minute: { ...MINUTE, timeZoneName: 'short' },
  second: { ...MINUTE, second: '2-digit' },
} as const;

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** A calendar day as in a date input, an ISO 8601 time as Postgres writes it, or milliseconds since 1970. */
type Time = string | number;

/** Created on first use: each takes up to a millisecond. */
const formatters: Partial<Record<keyof typeof FORMATS, Intl.DateTimeFormat>> = {};
let relative: Intl.RelativeTimeFormat | undefined;

function formatted(time: Time, format: keyof typeof FORMATS): string {
  const formatter = (formatters[format] ??= new Intl.DateTimeFormat('en', FORMATS[format]));
  // The specified format has no comma before the time.
  return formatter.format(parsed(time)).replace(/,(?= \d\d:)/, '');
}

function parsed(time: Time): Date {
  if (typeof time === 'number') return new Date(time);
  if (isDay(time)) return startOf(time);
  return new Date(time.replace(' ', 'T').replace(/[+-]\d\d$/, '$&:00'));
}

/** `Jan 5, 2024` */
export const dayText = (time: Time) => formatted(time, 'day');
/** `Jan 5, 2024 13:45 GMT+1` */
export const minuteText = (time: Time) => formatted(time, 'minute');
/** `Jan 5, 2024 13:45:09` (specification, section 9) */
export const secondText = (time: Time) => formatted(time, 'second');

/** For the `dateTime` of a `<time>`: `2024-01-05T13:45:09.123Z`. */
export function machineTime(time: Time): string {
  return parsed(time).toISOString();
}

/** For a cell as spreadsheets read it, in UTC: `2024-01-05 13:45:09`; '' without a time. */
export function cellTime(time: Time | null): string {
  return time === null ? '' : machineTime(time).slice(0, 19).replace('T', ' ');
}

/** The age of a time in its largest unit, `3 minutes ago`; `now` in milliseconds since 1970. */
export function timeAgo(time: Time, now: number): string {
  // The device's clock may be slow.
  const seconds = Math.max(0, Math.round((now - parsed(time).getTime()) / 1_000));
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? (['second', 1] as const);
  relative ??= new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  return relative.format(-Math.floor(seconds / length), unit);
}

/**
 * When a user leaves. Their suspension starts after their last day; if that is not midnight here, because it was set in
 * another time zone, the time and the zone are included: `Dec 12, 2026` or `Dec 13, 2026 06:00 GMT+1`.
 */
export function leavingText(suspendedFrom: string): string {
  const start = parsed(suspendedFrom).getTime();
  return start === new Date(start).setHours(0, 0, 0, 0) ? dayText(start - 1) : minuteText(start);
}

/** Whether a string is a calendar day as in a date input: `2026-11-21`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && startOf(text).getDate() === Number(text.slice(-2));
}

// Without a time, JavaScript reads a day as UTC.
const startOf = (day: string) => new Date(`${day}T00:00`);

/** The calendar day of a time: `2026-11-21`. */
export function dayOf(time: number): string {
  return machineTime(time - new Date(time).getTimezoneOffset() * 60_000).slice(0, 10);
}

/**
 * The start of a day, or of a day after it, as an ISO 8601 string; null for an invalid day, or a year with fewer than
 * three digits (while it is typed) or more than four.
 */
export function startOfDay(day: string, daysLater = 0): string | null {
  if (!isDay(day) || day.startsWith('00')) return null;
  const start = startOf(day);
  start.setDate(start.getDate() + daysLater);
  return start.getFullYear() > 9999 ? null : start.toISOString();
}
