import { useId, useRef, type ReactNode, type SubmitEvent } from 'react';
import { classes } from '../../lib/classes.ts';
import { useAnswerBack } from './useAnswerBack.ts';
import { useModal } from './useModal.ts';
import { useStaysOpen } from './useStaysOpen.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as styles from './Dialog.css.ts';

export type DialogProps = {
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
