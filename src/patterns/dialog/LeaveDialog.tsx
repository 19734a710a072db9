import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { ToastSlot } from '../toasts/ToastSlot.tsx';

type Props = { title: string; children: ReactNode; onStay: () => void; onLeave: () => void };

/** Confirms leaving with unsaved changes; its children explain what would be lost. */
export function LeaveDialog({ title, children, onStay, onLeave }: Props) {
  return (
    <Dialog
      role="alertdialog"
      title={title}
      onRequestClose={onStay}
      overlay={<ToastSlot />}
      footer={
        <>
          <Button data-autofocus onClick={onStay}>
            Stay
          </Button>
          <Button variant="danger" onClick={onLeave}>
            Leave
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
