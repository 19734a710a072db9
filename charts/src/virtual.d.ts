/** `Record<string, ChartSamples>` */
declare module 'virtual:chart-samples' {
  const samples: unknown;
  export default samples;
}
