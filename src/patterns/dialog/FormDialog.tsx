import { useSelector } from '@xstate/react';
import { type ReactNode, useRef } from 'react';
import type { AnyActorRef } from 'xstate';
import { ToastSlot } from '../toasts/ToastSlot.tsx';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { FormNote, Notice, SlowNotice } from '../../components/feedback/Notice.tsx';
import { Field, type FieldProps } from '../../components/form/Field.tsx';
import { useFocusOnResponse } from '../../lib/focus.ts';
import { useConfirmUnload } from '../../lib/useConfirmUnload.ts';
import * as styles from './FormDialog.css.ts';

type FormEvent = { type: 'dialog.close' | 'dialog.dismiss' | 'form.submit' };

/** The actor of a dialog with a form. */
type FormActor = Pick<AnyActorRef, 'subscribe'> & {
  getSnapshot(): { can(event: FormEvent): boolean; hasTag(tag: 'busy' | 'slow'): boolean };
  send(event: FormEvent): void;
};

type FormDialogProps = {
  title: string;
  dialog: FormActor;
  submitLabel?: string;
  busyLabel?: string;
  closeLabel?: string;
  /** Replaces the two buttons. */
  footer?: ReactNode;
  /** The error of the last attempt, if any. */
  failure?: ReactNode;
  /** Shown below the fields and announced when it changes; omit it for a form without notes. */
  note?: string | null;
  onSubmit?: () => void;
  children: ReactNode;
};

/** A dialog with a form: closes and submits through its chart, and focuses the first invalid field after an attempt. */
export function FormDialog({
  title,
  dialog,
  submitLabel = 'Save',
  busyLabel = 'Saving...',
  closeLabel = 'Cancel',
  footer,
  failure,
  note,
  onSubmit = () => dialog.send({ type: 'form.submit' }),
  children,
}: FormDialogProps) {
  useConfirmUnload(dialog);
  const isBusy = useSelector(dialog, (snapshot) => snapshot.hasTag('busy'));
  const isSlow = useSelector(dialog, (snapshot) => snapshot.hasTag('slow'));
  const canClose = useSelector(dialog, (snapshot) => snapshot.can({ type: 'dialog.close' }));
  const fields = useRef<HTMLDivElement>(null);
  useFocusOnResponse(fields, isBusy);
  return (
    <Dialog
      title={title}
      onRequestClose={() => dialog.send({ type: 'dialog.dismiss' })}
      onSubmit={onSubmit}
      overlay={<ToastSlot />}
      footer={
        footer ?? (
          <>
            <Button aria-disabled={!canClose} onClick={() => dialog.send({ type: 'dialog.close' })}>
              {closeLabel}
            </Button>
            <Button type="submit" variant="primary" busy={isBusy} busyLabel={busyLabel}>
              {submitLabel}
            </Button>
          </>
        )
      }
    >
      <div ref={fields} className={styles.fields} aria-busy={isBusy}>
        {Boolean(failure) && <Notice tone="danger">{failure}</Notice>}
        {children}
        <SlowNotice isSlow={isSlow} />
      </div>
      {note !== undefined && <FormNote text={note} />}
    </Dialog>
  );
}

type NameFieldProps = Omit<FieldProps, 'onChange'> & { onChange: (value: string) => void };

/** A required text field without autocomplete, with `dir="auto"`. */
export function NameField({ onChange, ...props }: NameFieldProps) {
  return (
    <Field
      autoComplete="off"
      dir="auto"
      required
      onChange={(event) => onChange(event.currentTarget.value)}
      {...props}
    />
  );
}
