/** `Hits | null`; a declaration of a module cannot name types of the project. */
declare module 'virtual:chart-coverage' {
  const hits: unknown;
  export default hits;
}

/** `Record<string, ChartSamples>` */
declare module 'virtual:chart-samples' {
  const samples: unknown;
  export default samples;
}
