import { shallowEqual } from '@xstate/react';
import {
  selectDepartmentChoices,
  selectDifferences,
  selectMessage,
  selectTakenNewerNote,
  selectView,
  type EditTeamProps,
} from '../../../../machines/editTeam/editTeamContext.ts';
import {
  selectChoicesStatus,
  selectErrors,
  selectForm,
  selectIsBusy,
} from '../../../../machines/shared/dialogSelectors.ts';
import { ConflictDialog } from '../../../patterns/dialog/ConflictDialog.tsx';
import { DialogActor } from '../../../patterns/dialog/DialogActor.tsx';
import { useShownRows, type OpenDialogProps } from '../../../patterns/dialog/Dialogs.tsx';
import { FormDialog } from '../../../patterns/dialog/FormDialog.tsx';
import { MessageDialog } from '../../../patterns/dialog/MessageDialog.tsx';
import { TeamFields } from '../TeamFields.tsx';
import { EditTeamActor, editTeamLogic } from './editTeamActor.ts';

const LABELS = { name: 'Team Name', departmentId: 'Department' };

/** The Edit Team dialog (decisions, people). */
export function Component(props: OpenDialogProps & { input: EditTeamProps }) {
  return (
    <DialogActor of={EditTeamActor} logic={editTeamLogic(useShownRows())} {...props}>
      <EditTeam />
    </DialogActor>
  );
}

function EditTeam() {
  const dialog = EditTeamActor.useActorRef();
  const view = EditTeamActor.useSelector(selectView);
  const message = EditTeamActor.useSelector(selectMessage);
  const differences = EditTeamActor.useSelector(selectDifferences);
  switch (view) {
    case 'form':
      return <EditTeamForm />;
    case 'conflict':
      return <ConflictDialog noun="team" dialog={dialog} labels={LABELS} differences={differences} />;
    case 'gone':
      return (
        <MessageDialog title="Edit Team" onClose={() => dialog.send({ type: 'dialog.close' })}>
          <p>{message} Your changes were not saved.</p>
        </MessageDialog>
      );
  }
}

function EditTeamForm() {
  const dialog = EditTeamActor.useActorRef();
  const form = EditTeamActor.useSelector(selectForm);
  const errors = EditTeamActor.useSelector(selectErrors);
  const choices = EditTeamActor.useSelector(selectDepartmentChoices, shallowEqual);
  const choicesStatus = EditTeamActor.useSelector(selectChoicesStatus);
  const message = EditTeamActor.useSelector(selectMessage);
  const note = EditTeamActor.useSelector(selectTakenNewerNote);
  const isBusy = EditTeamActor.useSelector(selectIsBusy);
  return (
    <FormDialog title="Edit Team" dialog={dialog} failure={message} note={note}>
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
