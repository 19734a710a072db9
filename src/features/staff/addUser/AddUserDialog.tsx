import { selectEditor, selectView } from '../../../../machines/addUser/addUserContext.ts';
import { useFocusAfterDialog } from '../../../lib/focus.ts';
import { AddDenied } from '../PermissionDenied.tsx';
import { AddUserActor } from './addUserActor.ts';
import { AddUserForm } from './AddUserForm.tsx';
import { TemporaryPassword } from './TemporaryPassword.tsx';
import { UnfinishedAccount } from './UnfinishedAccount.tsx';

/** The Add User dialog (specification, section 2; decisions, sign-in). */
export function AddUserDialog() {
  const dialog = AddUserActor.useActorRef();
  const editor = AddUserActor.useSelector(selectEditor);
  const view = AddUserActor.useSelector(selectView);
  useFocusAfterDialog(view !== 'closed');
  switch (view) {
    case 'closed':
      return null;
    case 'permissionDenied':
      return editor && <AddDenied editor={editor} onClose={() => dialog.send({ type: 'dialog.close' })} />;
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
