import { useEffect, useState } from 'react';

/** How often it is said anew how long ago something was, in milliseconds. */
const STEP = 10_000;

/** The time, in milliseconds since 1970. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP);
    return () => clearInterval(timer);
  }, []);
  return now;
}
