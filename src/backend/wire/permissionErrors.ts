import type { Outcome } from '../../../machines/shared/outcome.ts';

type Method = (...parameters: unknown[]) => unknown;

/**
 * Wraps the adapters so that subscribers are notified of each permission error: the permissions of the signed-in user
 * may have changed since their profile was read.
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
  const wrapped = Object.entries(adapters).map(([name, method]) => [name, wrap(method as Method)]);
  return {
    ...(Object.fromEntries(wrapped) as Adapters),

    /** Calls `listener` after each permission error. @returns a function that unsubscribes */
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
