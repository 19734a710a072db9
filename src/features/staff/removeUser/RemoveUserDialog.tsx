import {
  selectIsUnconfirmed,
  selectMessage,
  selectProps,
  selectQuestion,
} from '../../../../machines/removeUser/removeUserContext.ts';
import { selectIsBusy, selectIsDenied, selectIsSlow } from '../../../../machines/shared/dialogSelectors.ts';
import { ToastSlot } from '../../../patterns/toasts/ToastSlot.tsx';
import { Button } from '../../../components/button/Button.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { Notice, SlowNotice } from '../../../components/feedback/Notice.tsx';
import { useFocusAfterDialog } from '../../../lib/focus.ts';
import { PermissionDenied } from '../PermissionDenied.tsx';
import { removeDenial } from '../reasons.ts';
import { useEditor } from '../../../session/useEditor.ts';
import { RemoveUserActor } from './removeUserActor.ts';

/** The states of Remove User (specification, section 2; decisions, people). */
export function RemoveUserDialog() {
  const dialog = RemoveUserActor.useActorRef();
  // The editor's own role may have changed since the dialog was opened.
  const editor = useEditor();
  const removal = RemoveUserActor.useSelector(selectProps);
  const question = RemoveUserActor.useSelector(selectQuestion);
  const message = RemoveUserActor.useSelector(selectMessage);
  const isDenied = RemoveUserActor.useSelector(selectIsDenied);
  const isUnconfirmed = RemoveUserActor.useSelector(selectIsUnconfirmed);
  const isBusy = RemoveUserActor.useSelector(selectIsBusy);
  const isSlow = RemoveUserActor.useSelector(selectIsSlow);
  const close = () => dialog.send({ type: 'dialog.close' });
  useFocusAfterDialog(removal !== null);

  if (removal === null) return null;
  if (isDenied) {
    return <PermissionDenied denial={removeDenial(editor, removal.target)} onClose={close} />;
  }
  return (
    <Dialog
      title="Remove User"
      role="alertdialog"
      onRequestClose={close}
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
      {message !== null && <Notice tone="danger">{message}</Notice>}
      <SlowNotice isSlow={isSlow} />
    </Dialog>
  );
}
