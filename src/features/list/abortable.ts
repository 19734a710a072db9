import { fromPromise } from 'xstate';

type Load<Output, Input> = (request: { input: Input; signal: AbortSignal }) => Promise<Output>;

const never = new Promise<never>(() => {});

/**
 * A reading that says nothing once it is aborted. StrictMode starts each actor twice, and the second life of the same
 * actor would take the abort of its first for a failure.
 */
export function abortable<Output, Input>(load: Load<Output, Input>) {
  return fromPromise<Output, Input>(async ({ input, signal }) => {
    try {
      return await load({ input, signal });
    } catch (error) {
      if (signal.aborted) return never;
      throw error;
    }
  });
}
