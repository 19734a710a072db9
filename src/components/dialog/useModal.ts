import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';

/** The selectors of the first focus in a dialog, in this order; otherwise its heading. */
const FIRST_FOCUS = ['[data-autofocus], [autofocus]', 'input:enabled, select:enabled, textarea:enabled', 'h1, h2'];

/**
 * Opens a native dialog as modal while it is mounted, and restores the focus on close.
 * Returns its handlers: each way of closing calls `onRequestClose`.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, onRequestClose: () => void) {
  const pressedBackdrop = useRef(false);
  const wasPressed = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    focusFirst(dialog);
    // While still in the document, so that the browser can restore the focus.
    return () => dialog.close();
  }, [ref]);

  /** Ignores the second click of the double click that opened the dialog, which may be on any control. */
  const ignoreSecond = (event: MouseEvent<HTMLDialogElement>) => {
    wasPressed.current ||= event.detail < 2;
    if (wasPressed.current) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    onMouseDownCapture: ignoreSecond,
    onClickCapture: ignoreSecond,
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
      // Chrome allows to cancel `cancel` only once in a row, but the key always.
      event.preventDefault();
      onRequestClose();
    },
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onRequestClose();
    },
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      // A text selection that ends outside is not a click on the backdrop.
      if (pressedBackdrop.current && event.target === event.currentTarget) onRequestClose();
      pressedBackdrop.current = false;
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      const dialog = event.currentTarget;
      // Closed by the browser (Android's back gesture, twice) although the parent has not agreed.
      if (event.target !== dialog || dialog.open || !dialog.isConnected) return;
      dialog.showModal();
      onRequestClose();
    },
  };
}

function focusFirst(dialog: HTMLDialogElement): void {
  for (const selector of FIRST_FOCUS) {
    const found = dialog.querySelector<HTMLElement>(selector);
    if (found) {
      found.focus();
      return;
    }
  }
}
