import { useEffect } from 'react';

/**
 * Puts the focus on the page's heading when a dialog closes and what opened it is gone: the button of a removed row.
 * Otherwise the dialog itself gives the focus back.
 */
export function useFocusAfterDialog(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
    };
  }, [isOpen]);
}
