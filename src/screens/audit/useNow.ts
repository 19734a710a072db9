import { useEffect, useState } from 'react';

/** How often it is said anew how long ago something was, in milliseconds. */
const STEP = 10_000;

/** The time, from `start` on, in milliseconds since 1970. */
export function useNow(start: number): number {
  const [now, setNow] = useState(start);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP);
    return () => clearInterval(timer);
  }, []);
  return now;
}
