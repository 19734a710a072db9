/** Sample values from the types of a chart: the first one is the default, the others are alternatives. */
export type ChartSamples = {
  input: unknown[];
  /** Whole events by their type. */
  events: Record<string, unknown[]>;
  /** Outputs of effects by their name. */
  outputs: Record<string, unknown[]>;
};

/** The samples of a chart without payloads. */
export const NO_SAMPLES: ChartSamples = { input: [], events: {}, outputs: {} };
