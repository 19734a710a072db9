import { useEffect } from 'react';
import { focusHeading } from './focusHeading.ts';

/** Gives the focus to the heading of a page that failed where nothing has it: the Retry that was pressed is gone. */
export function useFocusOnFailure(): void {
  useEffect(() => {
    if (document.activeElement === document.body) focusHeading();
  }, []);
}
