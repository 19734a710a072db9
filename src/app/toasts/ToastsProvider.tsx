import { createContext, use, type ReactNode } from 'react';
import { useToaster } from 'react-hot-toast/headless';

/** How long a toast takes to leave. */
const REMOVE_DELAY = 180;

type Toaster = ReturnType<typeof useToaster>;

const ToastsContext = createContext<Toaster | null>(null);

/** The one subscription to the toasts: of several, the library ends the first when any of them goes away. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  return <ToastsContext value={useToaster({ removeDelay: REMOVE_DELAY })}>{children}</ToastsContext>;
}

/** The toasts, newest first, and what stops their time. */
export function useToasts(): Toaster {
  const toaster = use(ToastsContext);
  if (toaster === null) throw new Error('There is no ToastsProvider around this');
  return toaster;
}
