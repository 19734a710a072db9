import { use, type FunctionComponent } from 'react';

type Module = { Component: FunctionComponent };

export type LazyComponent = FunctionComponent & {
  /** Fetches the code, so that it shows without a wait. A failure shows when it is rendered. */
  preload: () => void;
};

/** A part's code could not be fetched: the device is offline, or a newer deployment has replaced it. */
export class MissingCodeError extends Error {
  /** Lets the next rendering fetch it again. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('The code of a part could not be fetched', { cause });
    this.forget = forget;
  }
}

/**
 * A component whose code is fetched when it is first shown or preloaded; the module calls it `Component`. Unlike React's own `lazy`, it can be preloaded,
 * and a fetch that failed can be forgotten.
 * @throws MissingCodeError when it is rendered and its code could not be fetched
 */
export function lazyComponent(fetchModule: () => Promise<Module>): LazyComponent {
  let fetched: Module | null = null;
  let fetching: Promise<Module> | null = null;

  function forget(): void {
    fetching = null;
  }

  function fetchOnce(): Promise<Module> {
    fetching ??= fetchModule().then(
      (module) => (fetched = module),
      (error: unknown) => Promise.reject(new MissingCodeError(error, forget)),
    );
    return fetching;
  }

  function Lazy() {
    const { Component } = fetched ?? use(fetchOnce());
    return <Component />;
  }
  return Object.assign(Lazy, { preload: () => void fetchOnce().catch(() => undefined) });
}
