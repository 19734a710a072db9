import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus near a button that goes away.
 * @param passFocus gives the focus to something that stays, when the button had it
 * @returns the button's ref
 */
export function usePassFocus(passFocus: () => void) {
  const ref = useRef<HTMLButtonElement>(null);
  const pass = useEffectEvent(passFocus);
  useLayoutEffect(() => {
    const button = ref.current;
    // Called while it is still in the page, and still has the focus.
    return () => {
      if (document.activeElement === button) pass();
    };
  }, []);
  return ref;
}
