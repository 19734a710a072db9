import { useEffect, useState } from 'react';
import type { ChartSamples } from '../walk/samples.ts';

/** The sample payloads of all charts by their id; undefined until they are read from the types, which takes some seconds. */
export function useSamples(): Record<string, ChartSamples> | undefined {
  const [samples, setSamples] = useState<Record<string, ChartSamples>>();
  useEffect(() => {
    let isShown = true;
    void import('virtual:chart-samples').then(({ default: found }) => {
      if (isShown) setSamples(found as Record<string, ChartSamples>);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return samples;
}
