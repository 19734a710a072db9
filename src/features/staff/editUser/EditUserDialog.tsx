import { shallowEqual } from '@xstate/react';
import {
  selectDepartmentChoices,
  selectDifferences,
  selectFailure,
  selectReason,
  selectRoleChoices,
  selectTakenNewerNote,
  selectTarget,
  selectTeamChoices,
  selectView,
  type EditUserProps,
} from '../../../../machines/editUser/editUserContext.ts';
import { roleLabel } from '../../../../machines/rules/roles.ts';
import {
  selectChoicesStatus,
  selectErrors,
  selectForm,
  selectIsBusy,
} from '../../../../machines/shared/dialogSelectors.ts';
import { listedName, type User } from '../../../../machines/shared/entities.ts';
import { Person } from '../../../components/table/Person.tsx';
import { ConflictDialog } from '../../../patterns/dialog/ConflictDialog.tsx';
import { DialogActor } from '../../../patterns/dialog/DialogActor.tsx';
import { useShownRows, type OpenDialogProps } from '../../../patterns/dialog/Dialogs.tsx';
import { FormDialog } from '../../../patterns/dialog/FormDialog.tsx';
import { MessageDialog } from '../../../patterns/dialog/MessageDialog.tsx';
import { PermissionDenied } from '../PermissionDenied.tsx';
import { PERSON_LABELS, PersonFields } from '../PersonFields.tsx';
import * as styles from '../PersonFields.css.ts';
import { ReasonField } from '../ReasonField.tsx';
import { editDenial } from '../reasons.ts';
import { SUSPENDED } from '../reasons.ts';
import { SendResetEmail } from '../ResetEmailButton.tsx';
import { currentStatus } from '../../../patterns/record/statusBadge.tsx';
import { useEditor } from '../../../session/useEditor.ts';
import { EditUserActor, editUserLogic } from './editUserActor.ts';

/** The Edit User dialog (specification, section 2; decisions, people). */
export function Component(props: OpenDialogProps & { input: EditUserProps }) {
  return (
    <DialogActor of={EditUserActor} logic={editUserLogic(useShownRows<User>())} {...props}>
      <EditUser />
    </DialogActor>
  );
}

function EditUser() {
  const dialog = EditUserActor.useActorRef();
  const view = EditUserActor.useSelector(selectView);
  // The editor's own role may have changed since the dialog was opened.
  const editor = useEditor();
  const target = EditUserActor.useSelector(selectTarget);
  const differences = EditUserActor.useSelector(selectDifferences);
  const close = () => dialog.send({ type: 'dialog.close' });
  switch (view) {
    case 'permissionDenied':
      return <PermissionDenied denial={editDenial(editor, target)} onClose={close} />;
    case 'gone':
      return (
        <MessageDialog title="Edit User" onClose={close}>
          <p>Someone removed this user in the meantime. Your changes were not saved.</p>
        </MessageDialog>
      );
    case 'conflict':
      return <ConflictDialog noun="user" dialog={dialog} labels={PERSON_LABELS} differences={differences} />;
    case 'form':
      return <EditUserForm />;
  }
}

function EditUserForm() {
  const dialog = EditUserActor.useActorRef();
  const target = EditUserActor.useSelector(selectTarget);
  const form = EditUserActor.useSelector(selectForm);
  const reason = EditUserActor.useSelector(selectReason);
  const errors = EditUserActor.useSelector(selectErrors);
  const failure = EditUserActor.useSelector(selectFailure);
  const note = EditUserActor.useSelector(selectTakenNewerNote);
  const isBusy = EditUserActor.useSelector(selectIsBusy);
  const roles = EditUserActor.useSelector(selectRoleChoices, shallowEqual);
  const departments = EditUserActor.useSelector(selectDepartmentChoices, shallowEqual);
  const teams = EditUserActor.useSelector(selectTeamChoices, shallowEqual);
  const choicesStatus = EditUserActor.useSelector(selectChoicesStatus);
  return (
    <FormDialog title="Edit User" dialog={dialog} note={note} failure={failure}>
      <div className={styles.personLine}>
        <Person id={target.id} name={listedName(target)} detail={target.email} size="regular" />
        <SendResetEmail
          email={target.email}
          unavailableReason={currentStatus(target) === 'suspended' ? SUSPENDED : undefined}
        />
      </div>
      <PersonFields
        form={form}
        errors={errors}
        roles={roles}
        {...(target.role === null && { noRole: roleLabel(null) })}
        departments={departments}
        teams={teams}
        areNamesLocked={isBusy}
        areSelectsLocked={isBusy}
        choicesStatus={choicesStatus}
        onFieldChange={(field, value) => dialog.send({ type: 'field.change', field, value })}
        onRetryChoices={() => dialog.send({ type: 'choices.retry' })}
      >
        {reason !== null && (
          <ReasonField
            value={reason}
            error={errors.reason}
            readOnly={isBusy}
            onChange={(value) => dialog.send({ type: 'reason.change', value })}
          />
        )}
      </PersonFields>
    </FormDialog>
  );
}
