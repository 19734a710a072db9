import { createContext, Suspense, use, useState, type FunctionComponent, type ReactNode } from 'react';
import { lazyComponent } from './lazyComponent.tsx';
import { useOpening } from './useOpening.ts';

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

  /** Opens the dialog. */
  function useOpener() {
    const show = use(Show);
    if (show === null) throw new Error('A dialog is opened within its Provider');
    const { startOpening, opener } = useOpening(Host);
    return { open: (opening: Opening) => startOpening(() => show(opening)), opener };
  }

  return { Provider, useOpener };
}
