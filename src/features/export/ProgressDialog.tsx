import { useRef } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { Notice } from '../../components/feedback/Notice.tsx';
import { RetryButton } from '../../components/feedback/ErrorState.tsx';
import { Spinner } from '../../components/feedback/Spinner.tsx';
import { ToastSlot } from '../../app/toasts/ToastSlot.tsx';

export type ProgressDialogProps = {
  title: string;
  /** How far it is. */
  progress?: string;
  /** Why it stopped; null while it goes on. */
  failure: string | null;
  onCancel: () => void;
  onRetry: () => void;
};

/** What takes its time with many rows: how far it is, Cancel, and Retry where it stopped. */
export function ProgressDialog({ title, progress, failure, onCancel, onRetry }: ProgressDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={title}
      onRequestClose={onCancel}
      overlay={<ToastSlot />}
      footer={
        <>
          <Button ref={cancel} data-autofocus onClick={onCancel}>
            Cancel
          </Button>
          {failure !== null && (
            <RetryButton variant="primary" onClick={onRetry} passFocus={() => cancel.current?.focus()} />
          )}
        </>
      }
    >
      {failure === null ? <Spinner /> : <Notice tone="danger">{failure}</Notice>}
      <p role="status">{progress}</p>
    </Dialog>
  );
}
