import { flushSync } from 'react-dom';

/** Puts the focus on the first field of a form that is marked as wrong, once the marks are in the document. */
export function focusFirstWrongField(form: HTMLElement): void {
  flushSync(() => undefined);
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
