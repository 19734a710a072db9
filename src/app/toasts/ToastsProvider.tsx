import { createContext, use, useLayoutEffect, type ReactNode } from 'react';
import toast, { useToaster } from 'react-hot-toast/headless';

/** How long a toast takes to leave. */
const REMOVE_DELAY = 180;

type Toaster = ReturnType<typeof useToaster>;

const ToastsContext = createContext<Toaster | null>(null);

/** Whom the toasts were for that there are. */
let lastReader: string | undefined;

/**
 * The one subscription to the toasts: of several, the library ends the first when any of them goes away.
 * @param reader the id of who is signed in: what was said to somebody else before, or came after they left, is dropped
 */
export function ToastsProvider({ reader, children }: { reader: string | undefined; children: ReactNode }) {
  useLayoutEffect(() => {
    if (lastReader !== reader) toast.remove();
    lastReader = reader;
  }, [reader]);
  return <ToastsContext value={useToaster({ removeDelay: REMOVE_DELAY })}>{children}</ToastsContext>;
}

/** The toasts, newest first, and what stops their time. */
export function useToasts(): Toaster {
  const toaster = use(ToastsContext);
  if (toaster === null) throw new Error('There is no ToastsProvider around this');
  return toaster;
}
