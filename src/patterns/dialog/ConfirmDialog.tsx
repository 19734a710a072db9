import { createActorContext } from '@xstate/react';
import { confirmMachine, selectConfirmation, selectMessage } from '../../../machines/confirm/confirmMachine.ts';
import { selectIsBusy, selectIsSlow } from '../../../machines/shared/dialogSelectors.ts';
import { ToastSlot } from '../toasts/ToastSlot.tsx';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { Notice, SlowNotice } from '../../components/feedback/Notice.tsx';
import { useFocusAfterDialog } from '../../lib/focus.ts';

/** The confirm-only dialog of a screen, which provides its writes. */
export const ConfirmActor = createActorContext(confirmMachine);

/** The open confirm-only dialog: a question, Cancel, and the button that writes. */
export function ConfirmDialog() {
  const dialog = ConfirmActor.useActorRef();
  const confirmation = ConfirmActor.useSelector(selectConfirmation);
  const message = ConfirmActor.useSelector(selectMessage);
  const isBusy = ConfirmActor.useSelector(selectIsBusy);
  const isSlow = ConfirmActor.useSelector(selectIsSlow);
  const close = () => dialog.send({ type: 'dialog.close' });
  useFocusAfterDialog(confirmation !== null);

  if (confirmation === null) return null;
  return (
    <Dialog
      title={confirmation.title}
      role="alertdialog"
      onRequestClose={close}
      overlay={<ToastSlot />}
      footer={
        <>
          <Button data-autofocus aria-disabled={isBusy} onClick={close}>
            Cancel
          </Button>
          <Button
            variant="primary"
            busy={isBusy}
            busyLabel={confirmation.submitting}
            onClick={() => dialog.send({ type: 'form.submit' })}
          >
            {confirmation.submit}
          </Button>
        </>
      }
    >
      <p>{confirmation.question}</p>
      {message !== null && <Notice tone="danger">{message}</Notice>}
      <SlowNotice isSlow={isSlow} />
    </Dialog>
  );
}
