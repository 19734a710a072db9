import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { useAnswerBack } from './useAnswerBack.ts';
import { useModal } from './useModal.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as styles from './Dialog.css.ts';
import { media } from '../../theme/media.ts';

type DialogProps = {
  title: string;
  /** Escape, Back or a press on the backdrop. The parent decides: the dialog closes only by being rendered no more. */
  onRequestClose: () => void;
  children: ReactNode;
  /** The actions, the main one last. */
  footer: ReactNode;
  /** Makes body and footer one form (novalidate): Enter and a submit button call it. */
  onSubmit?: () => void;
  /** For a question that must be answered; the body is then read aloud with the title. */
  role?: 'alertdialog';
  /** Wider, for a table. */
  wide?: boolean;
  /** Outside of the surface: toasts and the live region, for what lies outside of an open dialog is inert. */
  overlay?: ReactNode;
};

/** A modal dialog, open as long as it is rendered. Put `data-autofocus` on what should get the focus first. */
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
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit?.();
  };
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
        <form noValidate className={styles.surface} onSubmit={submit}>
          {content}
        </form>
      ) : (
        <div className={styles.surface}>{content}</div>
      )}
      <VisuallyHidden role="status">{sentence}</VisuallyHidden>
      {overlay}
    </dialog>
  );
}

const NUDGE = { frames: { translate: ['0', '0 -6px', '0'] }, timing: { duration: 180, easing: 'ease-in-out' } };
const UNTIL_A_BUTTON = 'This stays open until you press a button.';
const UNTIL_AN_ANSWER = 'This stays open until the answer is here.';

/**
 * Tells who wanted to close a dialog by a key, Back or the backdrop that it stays: it moves, and a sentence is read
 * aloud and shown until the next key or press.
 * Returns what to call then, in place of `onRequestClose`, the sentence, and whether it is shown.
 */
function useStaysOpen(ref: RefObject<HTMLDialogElement | null>, onRequestClose: () => void) {
  const [times, setTimes] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [isShown, setShown] = useState(false);
  const frame = useRef(0);
  const requestClose = () => {
    onRequestClose();
    cancelAnimationFrame(frame.current);
    // A dialog that closes is gone by then.
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
    // Not already as it goes down: what is pressed must not move meanwhile.
    window.addEventListener('click', hide);
    return () => {
      window.removeEventListener('keydown', hide);
      window.removeEventListener('click', hide);
    };
  }, [isShown]);
  // Another text is read aloud anew.
  const sentence = times === 0 ? '' : (isBusy ? UNTIL_AN_ANSWER : UNTIL_A_BUTTON) + '\u00a0'.repeat(times % 2);
  return { requestClose, sentence, isShown };
}
