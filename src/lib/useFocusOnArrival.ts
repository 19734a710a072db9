import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { focusHeading } from './focusHeading.ts';

/**
 * Gives the focus to the heading of a page outside of the shell that was led to: what was pressed for it is gone.
 * After a load, and with Back, the browser puts the focus.
 */
export function useFocusOnArrival(): void {
  const isLedTo = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (isLedTo && document.activeElement === document.body) focusHeading();
  }, [isLedTo]);
}
