/** Values to begin with, read from the types of a chart: the first one is the default, the others are alternatives. */
export type ChartSamples = {
  input: unknown[];
  /** Whole events, by their type. */
  events: Record<string, unknown[]>;
  /** What an effect answers when it is done, by its name. */
  outputs: Record<string, unknown[]>;
};
