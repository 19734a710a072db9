import { useEffect } from 'react';
import { focusHeading } from '../navigation/focusHeading.ts';

/**
 * Puts the focus on the page's heading when a dialog closes and what opened it is gone: the button of a removed row.
 * Otherwise the dialog itself gives the focus back.
 */
export function useFocusAfterDialog(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      if (document.activeElement === document.body) focusHeading();
    };
  }, [isOpen]);
}
