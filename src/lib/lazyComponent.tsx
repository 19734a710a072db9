import { use, type FulfilledReactPromise, type FunctionComponent } from 'react';

type Module<Props extends object> = { Component: FunctionComponent<Props> };

export type LazyComponent<Props extends object = object> = FunctionComponent<Props> & {
  /** Fetches the code, so that it shows without a wait; tells whether it came. If not, rendering fetches it again. */
  preload: () => Promise<boolean>;
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
  let fetching: Promise<Module<Props>> | null = null;

  function forget(): void {
    fetching = null;
  }

  function fetchOnce(): Promise<Module<Props>> {
    if (fetching !== null) return fetching;
    const coming = fetchModule().catch((error: unknown) => Promise.reject(new MissingCodeError(error, forget)));
    const note = (value: Module<Props>) => {
      // As React itself marks a promise: `use` reads it without a wait, also when it has not asked for it before.
      void Object.assign(coming, { status: 'fulfilled', value } satisfies Partial<
        FulfilledReactPromise<Module<Props>>
      >);
    };
    void coming.then(note, () => undefined);
    fetching = coming;
    return coming;
  }

  function Lazy(props: Props) {
    const { Component } = use(fetchOnce());
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
  });
}
