import { useEffect, useEffectEvent, useState } from 'react';
import { afterPaint } from './afterPaint.ts';

/**
 * What is chosen of a list of options. A choice is shown at once and told once the frame with it has been painted: what
 * it sets off may take longer than that.
 * @param value what the owner holds for chosen
 * @param tell takes the choice to the owner; one that is followed by another within the frame is not told
 * @returns what is to be shown, and what chooses
 */
export function useChoice(value: string, tell: (value: string) => void): [string, (value: string) => void] {
  const [untold, choose] = useState<string | null>(null);
  const settle = useEffectEvent(tell);
  useEffect(() => {
    if (untold === null) return;
    return afterPaint(() => {
      choose(null);
      settle(untold);
    });
  }, [untold]);
  return [untold ?? value, choose];
}
