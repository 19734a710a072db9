import { createContext, use, useLayoutEffect, type ReactNode } from 'react';
import toast, { useToaster } from 'react-hot-toast/headless';

/** The duration of the fade-out, in milliseconds. */
const REMOVE_DELAY = 180;

type Toaster = ReturnType<typeof useToaster>;

const ToastsContext = createContext<Toaster | null>(null);

/** The user whose toasts are shown. */
let lastUserId: string | undefined;

/**
 * Subscribes to the toasts once, because react-hot-toast stops updating when one of several subscribers unmounts.
 * @param userId the signed-in user; a change removes all toasts
 */
export function ToastsProvider({ userId, children }: { userId: string | undefined; children: ReactNode }) {
  useLayoutEffect(() => {
    if (lastUserId !== userId) toast.remove();
    lastUserId = userId;
  }, [userId]);
  return <ToastsContext value={useToaster({ removeDelay: REMOVE_DELAY })}>{children}</ToastsContext>;
}

/** Returns the toasts, newest first, and the handlers that pause them. @throws outside ToastsProvider */
export function useToasts(): Toaster {
  const toaster = use(ToastsContext);
  if (toaster === null) throw new Error('useToasts must be used within a ToastsProvider');
  return toaster;
}
