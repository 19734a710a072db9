import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { flushSync } from 'react-dom';

/** Puts the focus on the page's heading: a place to start reading from, which Tab does not stop at. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Gives the focus to the heading of a page that failed where nothing has it: the Retry that was pressed is gone. */
export function useFocusOnFailure(): void {
  useEffect(() => {
    if (document.activeElement === document.body) focusHeading();
  }, []);
}

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

/**
 * Puts the focus on the first wrong field of a form when an answer is in: the server, too, may find one.
 * @param isBusy whether the answer is still awaited
 */
export function useFocusOnAnswer(form: RefObject<HTMLElement | null>, isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, isBusy]);
}

/** Puts the focus on the first field of a form that is marked as wrong, once the marks are in the document. */
export function focusFirstWrongField(form: HTMLElement): void {
  flushSync(() => undefined);
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
