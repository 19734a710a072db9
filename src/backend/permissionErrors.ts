import type { Outcome } from '../../machines/shared/outcome.ts';

type Method = (...parameters: unknown[]) => unknown;

/**
 * Wraps the adapters so that each permission error, whichever adapter returns it, is also told to subscribers: the
 * rights of the signed-in person may have changed since their profile was read.
 */
export function withPermissionErrors<Adapters extends object>(adapters: Adapters) {
  const listeners = new Set<() => void>();
  const wrap =
    (method: Method): Method =>
    (...parameters) => {
      const result = method(...parameters);
      if (!(result instanceof Promise)) return result;
      return result.then((outcome: unknown) => {
        if (isPermissionError(outcome)) listeners.forEach((listener) => listener());
        return outcome;
      });
    };
  const wrapped = Object.entries(adapters).map(([name, value]) => [
    name,
    typeof value === 'function' ? wrap(value as Method) : (value as unknown),
  ]);
  return {
    ...(Object.fromEntries(wrapped) as Adapters),

    /** Calls `listener` after each permission error. @returns a function that ends the subscription */
    subscribeToPermissionErrors(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function isPermissionError(outcome: unknown): boolean {
  const { ok, error } = (outcome ?? {}) as Partial<Extract<Outcome, { ok: false }>>;
  return ok === false && error?.kind === 'permission';
}
