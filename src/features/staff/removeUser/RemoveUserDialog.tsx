import {
  selectIsUnconfirmed,
  selectMessage,
  selectQuestion,
  selectReason,
  selectTarget,
  type RemoveUserProps,
} from '../../../../machines/removeUser/removeUserContext.ts';
import type { User } from '../../../../machines/shared/entities.ts';
import { selectIsBusy, selectIsDenied, selectIsSlow } from '../../../../machines/shared/dialogSelectors.ts';
import { ToastSlot } from '../../../patterns/toasts/ToastSlot.tsx';
import { Button } from '../../../components/button/Button.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { Notice, SlowNotice } from '../../../components/feedback/Notice.tsx';
import { DialogActor } from '../../../patterns/dialog/DialogActor.tsx';
import { useShownRows, type OpenDialogProps } from '../../../patterns/dialog/Dialogs.tsx';
import { LeftBehindNotice } from '../LeftBehindNotice.tsx';
import { PermissionDenied } from '../PermissionDenied.tsx';
import { ReasonField } from '../ReasonField.tsx';
import { removeDenial } from '../reasons.ts';
import { useEditor } from '../../../session/useEditor.ts';
import { RemoveUserActor, removeUserLogic } from './removeUserActor.ts';

/** The Remove User dialog (specification, section 2; decisions, people). */
export function Component(props: OpenDialogProps & { input: RemoveUserProps }) {
  return (
    <DialogActor of={RemoveUserActor} logic={removeUserLogic(useShownRows<User>())} {...props}>
      <RemoveUser />
    </DialogActor>
  );
}

function RemoveUser() {
  const dialog = RemoveUserActor.useActorRef();
  // The editor's own role may have changed since the dialog was opened.
  const editor = useEditor();
  const target = RemoveUserActor.useSelector(selectTarget);
  const question = RemoveUserActor.useSelector(selectQuestion);
  const reason = RemoveUserActor.useSelector(selectReason);
  const message = RemoveUserActor.useSelector(selectMessage);
  const isDenied = RemoveUserActor.useSelector(selectIsDenied);
  const isUnconfirmed = RemoveUserActor.useSelector(selectIsUnconfirmed);
  const isBusy = RemoveUserActor.useSelector(selectIsBusy);
  const isSlow = RemoveUserActor.useSelector(selectIsSlow);
  const close = () => dialog.send({ type: 'dialog.close' });

  if (isDenied) return <PermissionDenied denial={removeDenial(editor, target)} onClose={close} />;
  return (
    <Dialog
      title="Remove User"
      role="alertdialog"
      onRequestClose={() => dialog.send({ type: 'dialog.dismiss' })}
      overlay={<ToastSlot />}
      footer={
        <>
          <Button data-autofocus aria-disabled={isBusy} onClick={close}>
            {isUnconfirmed ? 'Close' : 'Cancel'}
          </Button>
          {isUnconfirmed ? (
            <Button variant="primary" onClick={() => dialog.send({ type: 'retry' })}>
              Retry
            </Button>
          ) : (
            <Button
              variant="danger"
              busy={isBusy}
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
      <LeftBehindNotice id={target.id} />
      <ReasonField
        value={reason}
        readOnly={isBusy || isUnconfirmed}
        onChange={(value) => dialog.send({ type: 'reason.change', value })}
      />
      {message !== null && <Notice tone="danger">{message}</Notice>}
      <SlowNotice isSlow={isSlow} />
    </Dialog>
  );
}
