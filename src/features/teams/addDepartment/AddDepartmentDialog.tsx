import { selectFailure } from '../../../../machines/addDepartment/addDepartmentContext.ts';
import { selectErrors, selectIsBusy, selectName } from '../../../../machines/shared/dialogSelectors.ts';
import { DialogActor } from '../../../patterns/dialog/DialogActor.tsx';
import { useShownRows, type OpenDialogProps } from '../../../patterns/dialog/Dialogs.tsx';
import { FormDialog, NameField } from '../../../patterns/dialog/FormDialog.tsx';
import { AddDepartmentActor, addDepartmentLogic } from './addDepartmentActor.ts';

/** The Add Department dialog (specification, section 2). */
export function Component(props: OpenDialogProps) {
  return (
    <DialogActor of={AddDepartmentActor} logic={addDepartmentLogic(useShownRows())} {...props}>
      <AddDepartmentForm />
    </DialogActor>
  );
}

function AddDepartmentForm() {
  const dialog = AddDepartmentActor.useActorRef();
  const name = AddDepartmentActor.useSelector(selectName);
  const errors = AddDepartmentActor.useSelector(selectErrors);
  const failure = AddDepartmentActor.useSelector(selectFailure);
  const isBusy = AddDepartmentActor.useSelector(selectIsBusy);
  return (
    <FormDialog
      title="Add Department"
      dialog={dialog}
      submitLabel="Add Department"
      busyLabel="Adding..."
      failure={failure}
    >
      <NameField
        label="Department Name"
        name="name"
        value={name}
        error={errors.name}
        readOnly={isBusy}
        onChange={(value) => dialog.send({ type: 'field.change', value })}
      />
    </FormDialog>
  );
}
