import { useEffect, type RefObject } from 'react';

/**
 * Puts the focus on the first wrong field of a form when an answer is in: the server, too, may find one.
 * @param isBusy whether the answer is still awaited
 */
export function useFocusOnAnswer(form: RefObject<HTMLElement | null>, isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, isBusy]);
}
