import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

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
