/** Calendar days as in a date input, `2026-12-12`, and the day on which a user leaves. */

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' };
const TIME: Intl.DateTimeFormatOptions = {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
};

/** Formats a calendar day: `12 December 2026`. */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { ...DAY, year: 'numeric', timeZone: 'UTC' }).format(new Date(day));
}

/** Formats the day of an ISO 8601 time in the local time zone: `5 January 2024`. */
export function dayOf(time: string): string {
  return new Intl.DateTimeFormat('en-GB', { ...DAY, year: 'numeric' }).format(new Date(time));
}

/** Formats an ISO 8601 time in the local time zone: `5 January 2024, 13:45`. */
export function timeText(time: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${dayOf(time)}, ${clock.format(new Date(time))}`;
}

/**
 * When a user leaves, in the local time zone. Their suspension starts after their last day; if that is not midnight
 * here, because it was set in another time zone, the time and the zone are included.
 * @param suspendedFrom an ISO 8601 time
 * @returns `12 December 2026` or `13 December 2026 at 06:00 GMT+1`
 */
export function leavingDate(suspendedFrom: string): string {
  return formatLeaving(suspendedFrom, { ...DAY, year: 'numeric' });
}

/** Like `leavingDate`, without the year if it is the year of `now` (in milliseconds since 1970): `12 December`. */
export function shortLeavingDate(suspendedFrom: string, now: number): string {
  const isThisYear = new Date(suspendedFrom).getFullYear() === new Date(now).getFullYear();
  return isThisYear ? formatLeaving(suspendedFrom, DAY) : leavingDate(suspendedFrom);
}

function formatLeaving(suspendedFrom: string, day: Intl.DateTimeFormatOptions): string {
  const start = new Date(suspendedFrom);
  const isMidnight = start.getHours() === 0 && start.getMinutes() === 0 && start.getSeconds() === 0;
  return isMidnight
    ? new Intl.DateTimeFormat('en-GB', day).format(start.getTime() - 1)
    : new Intl.DateTimeFormat('en-GB', { ...day, ...TIME }).format(start);
}
