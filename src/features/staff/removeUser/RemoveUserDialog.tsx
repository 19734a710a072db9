import {
  dialogOf,
  isBusy,
  isPermissionDenied,
  isSlow,
  isUnconfirmed,
  messageOf,
  questionOf,
} from '../../../../machines/removeUser/selectors.ts';
import { RemoveUserActor } from './removeUserActor.ts';
import { ToastSlot } from '../../../app/toasts/ToastSlot.tsx';
import { Button } from '../../../components/button/Button.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { SlowNotice } from '../../../components/feedback/SlowNotice.tsx';
import { removeDenial } from '../denials.ts';
import { EDIT_DENIED, PermissionDenied } from '../editUser/PermissionDenied.tsx';
import { useEditor } from '../useEditor.ts';

/** Remove User, in each of its states (specification, section 2; decisions, people). */
export function RemoveUserDialog() {
  const dialog = RemoveUserActor.useActorRef();
  // Their own role may have changed meanwhile.
  const editor = useEditor();
  const removal = RemoveUserActor.useSelector(dialogOf);
  const question = RemoveUserActor.useSelector(questionOf);
  const message = RemoveUserActor.useSelector(messageOf);
  const isDenied = RemoveUserActor.useSelector(isPermissionDenied);
  const isDoubtful = RemoveUserActor.useSelector(isUnconfirmed);
  const isWorking = RemoveUserActor.useSelector(isBusy);
  const isLate = RemoveUserActor.useSelector(isSlow);
  const close = () => dialog.send({ type: 'dialog.close' });

  if (removal === null) return null;
  if (isDenied) {
    const denial = removeDenial(editor, removal.target);
    return <PermissionDenied text={EDIT_DENIED} denial={denial} onClose={close} />;
  }
  return (
    <Dialog
      title="Remove User"
      role="alertdialog"
      onRequestClose={close}
      overlay={<ToastSlot />}
      footer={
        <>
          <Button data-autofocus aria-disabled={isWorking} onClick={close}>
            {isDoubtful ? 'Close' : 'Cancel'}
          </Button>
          {isDoubtful ? (
            <Button variant="primary" onClick={() => dialog.send({ type: 'retry' })}>
              Retry
            </Button>
          ) : (
            <Button
              variant="danger"
              busy={isWorking}
              busyLabel="Removing..."
              onClick={() => dialog.send({ type: 'form.submit' })}
            >
              Remove
            </Button>
          )}
        </>
      }
    >
      <p>{question}</p>
      {message !== null && <Notice tone="danger">{message}</Notice>}
      <SlowNotice isSlow={isLate} />
    </Dialog>
  );
}
