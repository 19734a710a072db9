import { selectEditor, selectView, type AddUserProps } from '../../../../machines/addUser/addUserContext.ts';
import type { User } from '../../../../machines/shared/entities.ts';
import { DialogActor } from '../../../patterns/dialog/DialogActor.tsx';
import { useShownRows, type OpenDialogProps } from '../../../patterns/dialog/Dialogs.tsx';
import { AddDenied } from '../PermissionDenied.tsx';
import { AddUserActor, addUserLogic } from './addUserActor.ts';
import { AddUserForm } from './AddUserForm.tsx';
import { TemporaryPassword } from './TemporaryPassword.tsx';
import { UnfinishedAccount } from './UnfinishedAccount.tsx';

/** The Add User dialog (specification, section 2; decisions, sign-in). */
export function Component(props: OpenDialogProps & { input: AddUserProps }) {
  return (
    <DialogActor of={AddUserActor} logic={addUserLogic(useShownRows<User>())} {...props}>
      <AddUser />
    </DialogActor>
  );
}

function AddUser() {
  const dialog = AddUserActor.useActorRef();
  const editor = AddUserActor.useSelector(selectEditor);
  const view = AddUserActor.useSelector(selectView);
  switch (view) {
    case 'permissionDenied':
      return <AddDenied editor={editor} onClose={() => dialog.send({ type: 'dialog.close' })} />;
    case 'unfinishedAccount':
      return <UnfinishedAccount />;
    case 'password':
      return <TemporaryPassword />;
    case 'form':
    case 'interrupted':
    case 'assignmentFailed':
    case 'invitationFailed':
      return <AddUserForm view={view} />;
  }
}
