import {
  createContext,
  startTransition,
  Suspense,
  use,
  useState,
  useTransition,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { lazyComponent } from './lazyComponent.tsx';
import { onIntent } from './onIntent.ts';

/** What a dialog's host is given. */
export type HostProps<Opening> = {
  /** What it was opened with: a new object each time. */
  opening: Opening;
};

type Module<Opening> = { Component: FunctionComponent<HostProps<Opening>> };

/**
 * A dialog whose code, chart and effects included, is fetched when somebody is about to open it.
 * @param fetchModule fetches its host, which runs the chart from the first opening on, and sends it each one
 */
export function lazyDialog<Opening extends object>(fetchModule: () => Promise<Module<Opening>>) {
  const Host = lazyComponent(fetchModule);
  const Show = createContext<((opening: Opening) => void) | null>(null);

  /** Where the dialog can be opened, and is shown once it was. */
  function Provider({ children }: { children: ReactNode }) {
    const [opening, show] = useState<Opening | null>(null);
    return (
      <Show value={show}>
        {children}
        <Suspense>{opening !== null && <Host opening={opening} />}</Suspense>
      </Show>
    );
  }

  /** Opens the dialog. Until its code is there, the page stays as it is and the opener is busy. */
  function useOpener() {
    const show = use(Show);
    if (show === null) throw new Error('A dialog is opened within its Provider');
    const [isComing, startFetching] = useTransition();
    return {
      open: (opening: Opening) => {
        // The press itself is answered before the dialog is drawn.
        if (Host.isFetched()) startTransition(() => show(opening));
        else startFetching(() => show(opening));
      },
      /** The props of the button that opens it. */
      opener: { busy: isComing, ...onIntent(Host.preload) },
    };
  }

  return { Provider, useOpener };
}
