import { format, parseISO } from 'date-fns';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

let relative: Intl.RelativeTimeFormat | undefined;

/** Formats an ISO 8601 time for the list: `Jan 5, 2024 13:45:09` (specification, section 9). */
export function auditDate(time: string): string {
  return format(parseISO(time), 'MMM d, yyyy HH:mm:ss');
}

/** Formats an ISO 8601 time for the `dateTime` of a `<time>`, in UTC. */
export function machineTime(time: string): string {
  return parseISO(time).toISOString();
}

/** The age of an ISO 8601 time in its largest unit, `3 minutes ago`; `now` in milliseconds since the epoch. */
export function timeAgo(time: string, now: number): string {
  // The device's clock may be slow.
  const seconds = Math.max(0, Math.round((now - parseISO(time).getTime()) / 1_000));
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? (['second', 1] as const);
  relative ??= new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  return relative.format(-Math.floor(seconds / length), unit);
}

/** The device's time zone at an ISO 8601 time: `Central European Summer Time (GMT+2)`. */
export function zoneOf(time: string): string {
  const date = parseISO(time);
  const name = (style: 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat('en', { timeZoneName: style })
      .formatToParts(date)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [long, offset] = [name('long'), name('shortOffset')];
  return long === offset ? long : `${long} (${offset})`;
}
