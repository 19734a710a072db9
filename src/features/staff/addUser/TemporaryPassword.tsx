import {
  selectCopyStatus,
  selectHasToConfirm,
  selectProgressText,
  selectTemporaryPassword,
} from '../../../../machines/addUser/addUserContext.ts';
import { newPerson } from '../../../../machines/addUser/addUserForm.ts';
import { selectForm } from '../../../../machines/shared/dialogSelectors.ts';
import { ToastSlot } from '../../../patterns/toasts/ToastSlot.tsx';
import { Button } from '../../../components/button/Button.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { CopyField } from '../../../components/form/CopyField.tsx';
import { useConfirmUnload } from '../../../lib/useConfirmUnload.ts';
import { AddUserActor } from './addUserActor.ts';

/** The temporary password, shown once: only Done closes it, and the browser confirms leaving (decisions, sign-in). */
export function TemporaryPassword() {
  const dialog = AddUserActor.useActorRef();
  const { email, firstName, lastName } = newPerson(AddUserActor.useSelector(selectForm));
  const password = AddUserActor.useSelector(selectTemporaryPassword);
  const hasToConfirm = AddUserActor.useSelector(selectHasToConfirm);
  const copyStatus = AddUserActor.useSelector(selectCopyStatus);
  const missing = AddUserActor.useSelector(selectProgressText);
  useConfirmUnload(dialog);
  return (
    <Dialog
      title="User added"
      onRequestClose={() => dialog.send({ type: 'dialog.dismiss' })}
      overlay={<ToastSlot />}
      footer={
        <Button variant="primary" onClick={() => dialog.send({ type: 'password.done' })}>
          Done
        </Button>
      }
    >
      <p>
        <bdi>
          {firstName} {lastName}
        </bdi>{' '}
        signs in with {email} and this temporary password, then chooses their own.
      </p>
      <CopyField
        label="Temporary password"
        value={password ?? ''}
        status={copyStatus}
        onCopy={() => dialog.send({ type: 'password.copy' })}
      />
      <p>It is shown only once. Copy it before you continue.</p>
      {hasToConfirm && (
        <Notice tone="info">
          A confirmation email was sent to {email}. The password works once the link in it has been opened.
        </Notice>
      )}
      {missing !== null && <Notice tone="warning">{missing}</Notice>}
    </Dialog>
  );
}
