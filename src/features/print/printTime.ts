const FORMAT: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
};

/** When something was printed, in the zone of the device: `Nov 21, 2026, 14:05 UTC`. */
export function printTime(time: number): string {
  return new Intl.DateTimeFormat('en', FORMAT).format(time);
}
