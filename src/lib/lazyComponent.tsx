import { use, type FunctionComponent } from 'react';

type Module<Props extends object> = { Component: FunctionComponent<Props> };

export type LazyComponent<Props extends object = object> = FunctionComponent<Props> & {
  /** Loads the code. Resolves to whether it succeeded; if not, rendering loads it again. */
  preload: () => Promise<boolean>;
};

/** The code of a component could not be loaded: offline, or removed by a newer deployment. */
export class MissingCodeError extends Error {
  /** Lets the next render load the code again. */
  readonly reset: () => void;

  constructor(cause: unknown, reset: () => void) {
    super('The code of a component could not be fetched', { cause });
    this.reset = reset;
  }
}

/**
 * A component whose module is loaded when it is first rendered or preloaded, and exports it as `Component`. Unlike
 * React.lazy it can be preloaded, then renders without suspending, and a failed load can be retried.
 * @throws MissingCodeError during rendering if the code could not be loaded
 */
export function lazyComponent<Props extends object = object>(
  fetchModule: () => Promise<Module<Props>>,
): LazyComponent<Props> {
  let loading: Promise<Module<Props>> | null = null;

  function reset(): void {
    loading = null;
  }

  function load(): Promise<Module<Props>> {
    if (loading) return loading;
    const promise = fetchModule().catch((error: unknown) => {
      throw new MissingCodeError(error, reset);
    });
    // `use` reads a promise with this status without suspending.
    const store = (value: Module<Props>) => Object.assign(promise, { status: 'fulfilled', value });
    promise.then(store, () => {});
    loading = promise;
    return promise;
  }

  function Lazy(props: Props) {
    const { Component } = use(load());
    return <Component {...props} />;
  }

  async function preload(): Promise<boolean> {
    try {
      await load();
      return true;
    } catch {
      reset();
      return false;
    }
  }

  return Object.assign(Lazy, { preload });
}
