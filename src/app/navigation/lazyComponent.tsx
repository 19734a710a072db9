import { use, type FunctionComponent } from 'react';

type Module<Props extends object> = { Component: FunctionComponent<Props> };

export type LazyComponent<Props extends object = object> = FunctionComponent<Props> & {
  /** Fetches the code, so that it shows without a wait; tells whether it came. If not, rendering fetches it again. */
  preload: () => Promise<boolean>;
  /** Whether the code is there. */
  isFetched: () => boolean;
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
 * A component whose code is fetched when it is first shown or preloaded; the module calls it `Component`. Unlike
 * React's own `lazy`, it can be preloaded, and a fetch that failed can be forgotten.
 * @throws MissingCodeError when it is rendered and its code could not be fetched
 */
export function lazyComponent<Props extends object = object>(
  fetchModule: () => Promise<Module<Props>>,
): LazyComponent<Props> {
  let fetched: Module<Props> | null = null;
  let fetching: Promise<Module<Props>> | null = null;

  function forget(): void {
    fetching = null;
  }

  function fetchOnce(): Promise<Module<Props>> {
    fetching ??= fetchModule().then(
      (module) => (fetched = module),
      (error: unknown) => Promise.reject(new MissingCodeError(error, forget)),
    );
    return fetching;
  }

  function Lazy(props: Props) {
    const { Component } = fetched ?? use(fetchOnce());
    return <Component {...props} />;
  }
  return Object.assign(Lazy, {
    preload: () =>
      fetchOnce().then(
        () => true,
        () => {
          forget();
          return false;
        },
      ),
    isFetched: () => fetched !== null,
  });
}
