import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** When the page began to be printed, in milliseconds; null while it is not: what is left out for speed belongs on paper. */
export function usePrintTime(): number | null {
  const [time, setTime] = useState<number | null>(null);
  useEffect(() => {
    // The browser takes the page as it is when the event returns.
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
