import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';

/** What gets the focus when a dialog opens, in this order; else its heading. */
const FIRST_FOCUS = ['[data-autofocus], [autofocus]', 'input:enabled, select:enabled, textarea:enabled', 'h1, h2'];

/**
 * Opens a native dialog as modal while it is mounted; closing it gives the focus back to what opened it.
 * Returns its handlers: every way a browser offers to close it becomes `onRequestClose`.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, onRequestClose: () => void) {
  const pressedBackdrop = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    focusFirst(dialog);
    // While still in the page, so that the browser can return the focus.
    return () => dialog.close();
  }, [ref]);

  return {
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
      // Chrome lets a page refuse `cancel` only once in a row, the key as often as it likes.
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
      // A text selection that ends outside is no press on the backdrop.
      if (pressedBackdrop.current && event.target === event.currentTarget) onRequestClose();
      pressedBackdrop.current = false;
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      const dialog = event.currentTarget;
      // Closed over our head (Android's back gesture, twice): the parent has not agreed.
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
