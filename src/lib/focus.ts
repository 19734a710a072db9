import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { flushSync } from 'react-dom';

/** The `aria-rowindex` of a list's first row; the header is row 1. */
export const FIRST_ROW_INDEX = 2;

/** The last focused control outside of dialogs. */
let lastFocused: Element | null = null;

/** Remembers the focused control for `refocus`. */
export function trackFocus(): () => void {
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.closest('dialog') === null) lastFocused = target;
  };
  document.addEventListener('focusin', remember);
  return () => document.removeEventListener('focusin', remember);
}

/** Moves a lost focus to the last action of the row that took the place of its row, otherwise to the heading. */
function refocus(): void {
  if (document.activeElement !== document.body) return;
  const index = Number(lastFocused?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex') ?? 0);
  for (const place of [index, index - 1]) {
    const row = place >= FIRST_ROW_INDEX && document.querySelector(`main [aria-rowindex="${place}"]`);
    const action = row && [...row.querySelectorAll('button')].at(-1);
    if (action) {
      action.focus();
      return;
    }
  }
  focusHeading();
}

/** Moves the focus when a change of `content` has removed the control that had it. */
export function useRefocus(content: unknown): void {
  // That of the last screen is not lost.
  useEffect(() => {
    lastFocused = null;
  }, []);
  useEffect(() => {
    if (lastFocused?.isConnected === false) refocus();
  }, [content]);
}

/** Focuses the page's heading, a place to start reading that Tab skips. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Focuses the heading of a failed page if no element has the focus, because Retry has unmounted. */
export function useFocusOnFailure(): void {
  useEffect(() => {
    if (document.activeElement === document.body) focusHeading();
  }, []);
}

/**
 * Moves the focus when a dialog closes and its opener is gone, such as the button of a removed row. Otherwise the
 * dialog restores the focus.
 * @param passFocus moves the focus, by default to the row in the place of the removed one, or the page's heading
 */
export function useFocusAfterDialog(isOpen: boolean, passFocus = refocus): void {
  const pass = useEffectEvent(passFocus);
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      if (document.activeElement === document.body) pass();
    };
  }, [isOpen]);
}

/**
 * Focuses the heading of a page outside of the shell after a navigation, because the pressed element is gone.
 * After a page load and on Back, the browser restores the focus.
 */
export function useFocusOnArrival(): void {
  const isNavigation = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (isNavigation && document.activeElement === document.body) focusHeading();
  }, [isNavigation]);
}

/**
 * Moves the focus when a focused button unmounts.
 * @param passFocus moves the focus to an element that stays
 * @returns the button's ref
 */
export function usePassFocus(passFocus: () => void) {
  const ref = useRef<HTMLButtonElement>(null);
  const pass = useEffectEvent(passFocus);
  useLayoutEffect(() => {
    const button = ref.current;
    // Runs while the button is still in the document and has the focus.
    return () => {
      if (document.activeElement === button) pass();
    };
  }, []);
  return ref;
}

/**
 * Focuses the first invalid field of a form after the response, because the server may find one, too.
 * @param isBusy whether the request is pending
 */
export function useFocusOnResponse(form: RefObject<HTMLElement | null>, isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, isBusy]);
}

/** Focuses the first field with aria-invalid, once it is rendered. */
export function focusFirstInvalidField(form: HTMLElement): void {
  flushSync(() => undefined);
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
