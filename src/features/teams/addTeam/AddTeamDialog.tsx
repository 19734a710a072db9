import { shallowEqual } from '@xstate/react';
import {
  selectChoicesStatus,
  selectDepartmentChoices,
  selectErrors,
  selectFailure,
  selectForm,
  selectIsBusy,
  selectIsSlow,
} from '../../../../machines/addTeam/selectors.ts';
import { AddTeamActor } from './addTeamActor.ts';
import { useConfirmUnload } from '../../../lib/useConfirmUnload.ts';
import { ToastSlot } from '../../../app/toasts/ToastSlot.tsx';
import { Button } from '../../../components/button/Button.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { TeamFields } from '../TeamFields.tsx';

/** Add Team (specification, section 2). */
export function AddTeamDialog() {
  const dialog = AddTeamActor.useActorRef();
  useConfirmUnload(dialog);
  const form = AddTeamActor.useSelector(selectForm);
  const errors = AddTeamActor.useSelector(selectErrors);
  const choices = AddTeamActor.useSelector(selectDepartmentChoices, shallowEqual);
  const choicesStatus = AddTeamActor.useSelector(selectChoicesStatus);
  const failure = AddTeamActor.useSelector(selectFailure);
  const isBusy = AddTeamActor.useSelector(selectIsBusy);
  const isSlow = AddTeamActor.useSelector(selectIsSlow);
  return (
    <Dialog
      title="Add Team"
      onRequestClose={() => dialog.send({ type: 'dialog.dismiss' })}
      onSubmit={() => dialog.send({ type: 'form.submit' })}
      footer={
        <>
          <Button onClick={() => dialog.send({ type: 'dialog.close' })}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Adding...">
            Add Team
          </Button>
        </>
      }
      overlay={<ToastSlot />}
    >
      <TeamFields
        form={form}
        errors={errors}
        message={failure}
        choices={choices}
        choicesStatus={choicesStatus}
        isBusy={isBusy}
        isSlow={isSlow}
        onChange={(change) => dialog.send({ type: 'field.change', ...change })}
        onRetryChoices={() => dialog.send({ type: 'choices.retry' })}
      />
    </Dialog>
  );
}
