import { ToastSlot } from '../../../app/toasts/ToastSlot.tsx';
import { Button } from '../../../components/button/Button.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';

/** Somebody removed the person while they were being edited. */
export function UserGone({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Edit User"
      role="alertdialog"
      onRequestClose={onClose}
      overlay={<ToastSlot />}
      footer={
        <Button variant="primary" data-autofocus onClick={onClose}>
          Close
        </Button>
      }
    >
      <p>Somebody removed this user in the meantime. Your changes were not saved.</p>
    </Dialog>
  );
}
