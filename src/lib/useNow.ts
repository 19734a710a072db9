import { useEffect, useState } from 'react';

/** The update interval of relative times, in milliseconds. */
const STEP = 10_000;

/** The current time in milliseconds since the epoch, updated every 10 s. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP);
    return () => clearInterval(timer);
  }, []);
  return now;
}
