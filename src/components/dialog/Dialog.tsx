import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { useAnswerBack } from './useAnswerBack.ts';
import { useModal } from './useModal.ts';
import { Form } from '../form/Form.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as styles from './Dialog.css.ts';
import { media } from '../../theme/media.ts';

type DialogProps = {
  title: string;
  /** Escape, Back or a click on the backdrop. The parent closes the dialog by unmounting it. */
  onRequestClose: () => void;
  children: ReactNode;
  /** The actions, the main one last. */
  footer: ReactNode;
  /** Wraps body and footer in a form, and handles its submit event. */
  onSubmit?: () => void;
  /** For a required decision; the body is then announced with the title. */
  role?: 'alertdialog';
  /** Wider, for a table. */
  wide?: boolean;
  /** Outside of the surface: toasts and the live region, because the page outside of an open dialog is inert. */
  overlay?: ReactNode;
};

/** A modal dialog that is open while it is mounted. Set `data-autofocus` on the element to focus first. */
export function Dialog({
  title,
  onRequestClose,
  children,
  footer,
  onSubmit,
  role,
  wide = false,
  overlay,
}: DialogProps) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const { requestClose, sentence, isShown } = useStaysOpen(ref, onRequestClose);
  const modal = useModal(ref, requestClose);
  useAnswerBack(requestClose);
  const content = (
    <>
      <div className={styles.header}>
        <h2 id={`${id}-title`} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
      </div>
      <div id={`${id}-body`} className={styles.body}>
        {children}
      </div>
      <div className={styles.footer}>
        {isShown && (
          <p aria-hidden className={styles.stays}>
            {sentence}
          </p>
        )}
        {footer}
      </div>
    </>
  );
  return (
    <dialog
      {...modal}
      ref={ref}
      role={role}
      className={classes(styles.dialog, wide && styles.wide)}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-body` : undefined}
    >
      {onSubmit ? (
        <Form className={styles.surface} onSubmit={onSubmit}>
          {content}
        </Form>
      ) : (
        <div className={styles.surface}>{content}</div>
      )}
      <VisuallyHidden role="status">{sentence}</VisuallyHidden>
      {overlay}
    </dialog>
  );
}

const NUDGE = { frames: { translate: ['0', '0 -6px', '0'] }, timing: { duration: 180, easing: 'ease-in-out' } };
const BUTTON_HINT = 'This stays open until you press a button.';
const WAIT_HINT = 'This dialog stays open until the server responds.';

/**
 * Handles a rejected request to close by key, Back or backdrop: the dialog shakes, and a sentence is announced and
 * shown until the next key or press.
 * Returns the replacement of `onRequestClose`, the sentence, and whether it is shown.
 */
function useStaysOpen(ref: RefObject<HTMLDialogElement | null>, onRequestClose: () => void) {
  const [times, setTimes] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [isShown, setShown] = useState(false);
  const frame = useRef(0);
  const requestClose = () => {
    onRequestClose();
    cancelAnimationFrame(frame.current);
    // A dialog that closes is unmounted by then.
    frame.current = requestAnimationFrame(() => {
      if (!ref.current?.isConnected) return;
      setTimes((before) => before + 1);
      setBusy(ref.current.querySelector(`.${styles.footer} [data-busy]`) !== null);
      setShown(true);
      if (!matchMedia(media.reducedMotion).matches) ref.current.animate(NUDGE.frames, NUDGE.timing);
    });
  };
  useEffect(() => {
    if (!isShown) return undefined;
    const hide = () => setShown(false);
    window.addEventListener('keydown', hide);
    // On click and not on pointerdown: the pressed element must not move.
    window.addEventListener('click', hide);
    return () => {
      window.removeEventListener('keydown', hide);
      window.removeEventListener('click', hide);
    };
  }, [isShown]);
  // A changed text is announced again.
  const sentence = times === 0 ? '' : (isBusy ? WAIT_HINT : BUTTON_HINT) + '\u00a0'.repeat(times % 2);
  return { requestClose, sentence, isShown };
}
