import {
  selectMessage,
  selectOldName,
  selectView,
  type RenameDepartmentProps,
} from '../../../../machines/renameDepartment/renameDepartmentContext.ts';
import { isolated } from '../../../../machines/rules/text.ts';
import { selectErrors, selectIsBusy, selectIsSlow, selectName } from '../../../../machines/shared/dialogSelectors.ts';
import { ToastSlot } from '../../../patterns/toasts/ToastSlot.tsx';
import { Button } from '../../../components/button/Button.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { Notice, SlowNotice } from '../../../components/feedback/Notice.tsx';
import { Spinner } from '../../../components/feedback/Spinner.tsx';
import { DialogActor } from '../../../patterns/dialog/DialogActor.tsx';
import { useShownRows, type OpenDialogProps } from '../../../patterns/dialog/Dialogs.tsx';
import { FormDialog, NameField } from '../../../patterns/dialog/FormDialog.tsx';
import { RenameDepartmentActor, renameDepartmentLogic } from './renameDepartmentActor.ts';

const TITLE = 'Rename Department';

/** The Rename Department dialog. */
export function Component(props: OpenDialogProps & { input: RenameDepartmentProps }) {
  return (
    <DialogActor of={RenameDepartmentActor} logic={renameDepartmentLogic(useShownRows())} {...props}>
      <RenameDepartment />
    </DialogActor>
  );
}

function RenameDepartment() {
  const dialog = RenameDepartmentActor.useActorRef();
  const view = RenameDepartmentActor.useSelector(selectView);
  const message = RenameDepartmentActor.useSelector(selectMessage);
  const isSlow = RenameDepartmentActor.useSelector(selectIsSlow);
  const close = () => dialog.send({ type: 'dialog.close' });

  if (view === 'form') return <RenameDepartmentForm />;
  return (
    <Dialog
      title={TITLE}
      onRequestClose={close}
      overlay={<ToastSlot />}
      footer={
        <>
          <Button data-autofocus onClick={close}>
            Close
          </Button>
          {view === 'unread' && (
            <Button variant="primary" onClick={() => dialog.send({ type: 'retry' })}>
              Retry
            </Button>
          )}
        </>
      }
    >
      {view === 'reading' && <Spinner />}
      <SlowNotice isSlow={isSlow} />
      {view === 'unread' && <Notice tone="danger">{message}</Notice>}
      {view === 'gone' && <p>This department no longer exists.</p>}
    </Dialog>
  );
}

function RenameDepartmentForm() {
  const dialog = RenameDepartmentActor.useActorRef();
  const oldName = RenameDepartmentActor.useSelector(selectOldName);
  const name = RenameDepartmentActor.useSelector(selectName);
  const errors = RenameDepartmentActor.useSelector(selectErrors);
  const message = RenameDepartmentActor.useSelector(selectMessage);
  const isBusy = RenameDepartmentActor.useSelector(selectIsBusy);
  return (
    <FormDialog title={TITLE} dialog={dialog} failure={message}>
      <NameField
        label="Department Name"
        name="name"
        data-autofocus
        help={`Current name: ${isolated(oldName)}`}
        value={name}
        error={errors.name}
        readOnly={isBusy}
        onChange={(value) => dialog.send({ type: 'field.change', value })}
      />
    </FormDialog>
  );
}
