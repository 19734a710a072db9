import { shallowEqual } from '@xstate/react';
import {
  selectDepartmentChoices,
  selectFailure,
  type AddTeamProps,
} from '../../../../machines/addTeam/addTeamContext.ts';
import {
  selectChoicesStatus,
  selectErrors,
  selectForm,
  selectIsBusy,
} from '../../../../machines/shared/dialogSelectors.ts';
import { DialogActor } from '../../../patterns/dialog/DialogActor.tsx';
import { useShownRows, type OpenDialogProps } from '../../../patterns/dialog/Dialogs.tsx';
import { FormDialog } from '../../../patterns/dialog/FormDialog.tsx';
import { TeamFields } from '../TeamFields.tsx';
import { AddTeamActor, addTeamLogic } from './addTeamActor.ts';

/** The Add Team dialog (specification, section 2). */
export function Component(props: OpenDialogProps & { input: AddTeamProps }) {
  return (
    <DialogActor of={AddTeamActor} logic={addTeamLogic(useShownRows())} {...props}>
      <AddTeamForm />
    </DialogActor>
  );
}

function AddTeamForm() {
  const dialog = AddTeamActor.useActorRef();
  const form = AddTeamActor.useSelector(selectForm);
  const errors = AddTeamActor.useSelector(selectErrors);
  const choices = AddTeamActor.useSelector(selectDepartmentChoices, shallowEqual);
  const choicesStatus = AddTeamActor.useSelector(selectChoicesStatus);
  const failure = AddTeamActor.useSelector(selectFailure);
  const isBusy = AddTeamActor.useSelector(selectIsBusy);
  return (
    <FormDialog title="Add Team" dialog={dialog} submitLabel="Add Team" busyLabel="Adding..." failure={failure}>
      <TeamFields
        form={form}
        errors={errors}
        choices={choices}
        choicesStatus={choicesStatus}
        isBusy={isBusy}
        onChange={(change) => dialog.send({ type: 'field.change', ...change })}
        onRetryChoices={() => dialog.send({ type: 'choices.retry' })}
      />
    </FormDialog>
  );
}
