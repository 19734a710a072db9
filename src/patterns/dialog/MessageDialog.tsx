import type { ReactNode } from 'react';
import { ToastSlot } from '../toasts/ToastSlot.tsx';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';

type MessageDialogProps = { title: string; onClose: () => void; children: ReactNode };

/** A message that is announced and can only be closed. */
export function MessageDialog({ title, onClose, children }: MessageDialogProps) {
  return (
    <Dialog
      title={title}
      role="alertdialog"
      onRequestClose={onClose}
      overlay={<ToastSlot />}
      footer={
        <Button variant="primary" data-autofocus onClick={onClose}>
          Close
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
