import { useEffect, useState } from 'react';
import type { ChartSamples } from '../walk/samples.ts';

/** The sample payloads of a chart; undefined until they are read from its types, which takes some seconds. */
export function useSamples(chart: string): ChartSamples | undefined {
  const [samples, setSamples] = useState<Record<string, ChartSamples>>();
  useEffect(() => {
    let isShown = true;
    void import('virtual:chart-samples').then(({ default: found }) => {
      if (isShown) setSamples(found);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return samples?.[chart];
}
