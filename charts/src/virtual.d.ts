declare module 'virtual:chart-samples' {
  import type { ChartSamples } from './walk/samples.ts';

  const samples: Record<string, ChartSamples>;
  export default samples;
}
