/** `Record<string, ChartSamples>` */
declare module 'virtual:chart-samples' {
  const samples: unknown;
  export default samples;
}

/** The files in `src/` that use each chart, by its id. */
declare const CHART_USERS: Record<string, string[]>;
