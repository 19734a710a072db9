import { shallowEqual } from '@xstate/react';
import {
  selectChoicesStatus,
  selectDepartmentChoices,
  selectErrors,
  selectForm,
  selectIsBusy,
  selectIsSlow,
  selectMessage,
  selectTakenNewerNote,
  selectView,
} from '../../../../machines/editTeam/selectors.ts';
import { EditTeamActor } from './editTeamActor.ts';
import { useConfirmUnload } from '../../../lib/useConfirmUnload.ts';
import { ToastSlot } from '../../../app/toasts/ToastSlot.tsx';
import { Button } from '../../../components/button/Button.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { FormNote } from '../../../components/form/FormNote.tsx';
import { TeamConflict } from './TeamConflict.tsx';
import { TeamFields } from '../TeamFields.tsx';

/** Edit Team (decisions, people) in the view that its chart asks for. */
export function EditTeamDialog() {
  switch (EditTeamActor.useSelector(selectView)) {
    case 'closed':
      return null;
    case 'form':
      return <EditForm />;
    case 'conflict':
      return <TeamConflict />;
    case 'gone':
      return <TeamGone />;
  }
}

function EditForm() {
  const dialog = EditTeamActor.useActorRef();
  useConfirmUnload(dialog);
  const form = EditTeamActor.useSelector(selectForm);
  const errors = EditTeamActor.useSelector(selectErrors);
  const choices = EditTeamActor.useSelector(selectDepartmentChoices, shallowEqual);
  const choicesStatus = EditTeamActor.useSelector(selectChoicesStatus);
  const message = EditTeamActor.useSelector(selectMessage);
  const takenNewerNote = EditTeamActor.useSelector(selectTakenNewerNote);
  const isBusy = EditTeamActor.useSelector(selectIsBusy);
  const isSlow = EditTeamActor.useSelector(selectIsSlow);
  return (
    <Dialog
      title="Edit Team"
      onRequestClose={() => dialog.send({ type: 'dialog.dismiss' })}
      onSubmit={() => dialog.send({ type: 'form.submit' })}
      footer={
        <>
          <Button onClick={() => dialog.send({ type: 'dialog.close' })}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
      overlay={<ToastSlot />}
    >
      <TeamFields
        form={form}
        errors={errors}
        message={message}
        choices={choices}
        choicesStatus={choicesStatus}
        isBusy={isBusy}
        isSlow={isSlow}
        onChange={(change) => dialog.send({ type: 'field.change', ...change })}
        onRetryChoices={() => dialog.send({ type: 'choices.retry' })}
      />
      <FormNote text={takenNewerNote} />
    </Dialog>
  );
}

function TeamGone() {
  const dialog = EditTeamActor.useActorRef();
  const message = EditTeamActor.useSelector(selectMessage);
  const close = () => dialog.send({ type: 'dialog.close' });
  return (
    <Dialog
      title="Edit Team"
      role="alertdialog"
      onRequestClose={close}
      overlay={<ToastSlot />}
      footer={
        <Button variant="primary" data-autofocus onClick={close}>
          Close
        </Button>
      }
    >
      <p>{message} Your changes were not saved.</p>
    </Dialog>
  );
}
