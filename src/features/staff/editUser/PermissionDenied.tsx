import { ToastSlot } from '../../../app/toasts/ToastSlot.tsx';
import { Button } from '../../../components/button/Button.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';

/** Of a person who may not be edited or removed (specification, section 2). */
export const EDIT_DENIED = "You do not have permission to edit this user's information.";
/** Of Add User, for who may add nobody. */
export const ADD_DENIED = 'You do not have permission to add users.';

export type PermissionDeniedProps = {
  text: string;
  /** Why, and who could do it. */
  denial: string;
  onClose: () => void;
};

/** Says what one may not do, and who could, and closes. */
export function PermissionDenied({ text, denial, onClose }: PermissionDeniedProps) {
  return (
    <Dialog
      title="Permission Denied"
      role="alertdialog"
      onRequestClose={onClose}
      overlay={<ToastSlot />}
      footer={
        <Button variant="primary" data-autofocus onClick={onClose}>
          Close
        </Button>
      }
    >
      <p>{text}</p>
      <p>{denial}</p>
    </Dialog>
  );
}
