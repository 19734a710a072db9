import { useEffect, useEffectEvent } from 'react';
import { focusHeading } from './focusHeading.ts';

/**
 * Moves the focus on when a dialog closes and what opened it is gone: the button of a removed row, a menu. Otherwise the
 * dialog itself gives the focus back.
 * @param passFocus where to, the page's heading by itself
 */
export function useFocusAfterDialog(isOpen: boolean, passFocus = focusHeading): void {
  const pass = useEffectEvent(passFocus);
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      if (document.activeElement === document.body) pass();
    };
  }, [isOpen]);
}
