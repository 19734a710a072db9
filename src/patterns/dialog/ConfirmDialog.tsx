import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { confirmMachine, selectConfirmation, selectMessage } from '../../../machines/confirm/confirmMachine.ts';
import { selectIsBusy, selectIsDenied, selectIsSlow } from '../../../machines/shared/dialogSelectors.ts';
import { ToastSlot } from '../toasts/ToastSlot.tsx';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { Notice, SlowNotice } from '../../components/feedback/Notice.tsx';
import { loadBackend } from '../../backend/loadBackend.ts';
import { refreshList, type ShownRows } from '../list/listActor.ts';
import { announcements, notifyLate } from '../toasts/announce.ts';
import type { Confirmed } from './confirmation.ts';
import { DialogActor } from './DialogActor.tsx';
import { useShownRows, type OpenDialogProps } from './Dialogs.tsx';
import { MessageDialog } from './MessageDialog.tsx';

const ConfirmActor = createActorContext(confirmMachine);

/** The effects of a confirmed write, which updates the rows on screen. */
function confirmLogic({ write, removes }: Pick<Confirmed, 'write' | 'removes'>, rows: ShownRows<unknown>) {
  const refresh = () => refreshList(rows);
  const late = notifyLate(refresh);
  return confirmMachine.provide({
    actors: { write: fromPromise(async ({ signal }) => late(write(await loadBackend()), signal)) },
    actions: {
      ...announcements,
      reportWritten: () => (removes === undefined ? refresh() : rows.send({ type: 'row.removed', id: removes })),
      reportFailed: refresh,
    },
  });
}

/** A question, Cancel, and the button that writes. */
export function Component({ write, removes, ...props }: OpenDialogProps & Confirmed) {
  return (
    <DialogActor of={ConfirmActor} logic={confirmLogic({ write, removes }, useShownRows())} {...props}>
      <Confirm />
    </DialogActor>
  );
}

function Confirm() {
  const dialog = ConfirmActor.useActorRef();
  const confirmation = ConfirmActor.useSelector(selectConfirmation);
  const message = ConfirmActor.useSelector(selectMessage);
  const isDenied = ConfirmActor.useSelector(selectIsDenied);
  const isBusy = ConfirmActor.useSelector(selectIsBusy);
  const isSlow = ConfirmActor.useSelector(selectIsSlow);
  const close = () => dialog.send({ type: 'dialog.close' });

  if (isDenied) {
    return (
      <MessageDialog title="Permission Denied" onClose={close}>
        <p>{message}</p>
      </MessageDialog>
    );
  }
  return (
    <Dialog
      title={confirmation.title}
      role="alertdialog"
      onRequestClose={() => dialog.send({ type: 'dialog.dismiss' })}
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
