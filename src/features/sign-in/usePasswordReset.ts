import { useCallback, useEffect, useRef, useState } from 'react';
import type { PasswordReset } from './passwordResetActor.ts';

/**
 * The actor of Forgot your password?, which few need: fetched once the form takes input, and null until then.
 * @returns the actor, and what asks for a link: it waits for the actor where it is not there yet
 */
export function usePasswordReset() {
  const [reset, setReset] = useState<PasswordReset | null>(null);
  const actor = useRef<PasswordReset | null>(null);
  const isShown = useRef(false);

  const start = useCallback(async () => {
    const { startPasswordReset } = await import('./passwordResetActor.ts');
    actor.current ??= startPasswordReset();
    setReset(actor.current);
    return actor.current;
  }, []);

  useEffect(() => {
    const stop = () => {
      actor.current?.stop();
      actor.current = null;
    };
    isShown.current = true;
    start()
      .then(() => isShown.current || stop())
      // What could not be fetched is asked for again when it is needed.
      .catch(() => undefined);
    return () => {
      isShown.current = false;
      stop();
    };
  }, [start]);

  const requestReset = (email: string) =>
    start().then(
      (started) => started.send({ type: 'reset.request', email }),
      (error: unknown) =>
        setReset(() => {
          // Shown by the route's error page.
          throw error;
        }),
    );
  return { reset, requestReset };
}
