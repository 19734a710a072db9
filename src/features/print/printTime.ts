import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const FORMAT: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
};

/** Formats the time of a print in the local time zone: `Nov 21, 2026, 14:05 UTC`. */
export function printTime(time: number): string {
  return new Intl.DateTimeFormat('en', FORMAT).format(time);
}

/** The start time of the browser's print, in milliseconds; null otherwise. */
export function usePrintTime(): number | null {
  const [time, setTime] = useState<number | null>(null);
  useEffect(() => {
    // The browser prints the document as it is when the event handler returns.
    const start = () => flushSync(() => setTime(Date.now()));
    const end = () => setTime(null);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return time;
}
