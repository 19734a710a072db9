/**
 * Makes a function that passes a write on, and calls `tell` when it ends after the chart stopped waiting for it: its
 * dialog was closed, and what a list read at that moment does not have it yet.
 */
export function notifyLate(tell: () => void): <Value>(write: Promise<Value>, signal: AbortSignal) => Promise<Value> {
  return async (write, signal) => {
    try {
      return await write;
    } finally {
      if (signal.aborted) tell();
    }
  };
}
