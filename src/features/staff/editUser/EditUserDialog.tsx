import { selectTarget, selectView } from '../../../../machines/editUser/selectors.ts';
import { EditUserActor } from './editUserActor.ts';
import { EditConflict } from './EditConflict.tsx';
import { EditUserForm } from './EditUserForm.tsx';
import { editDenial } from '../denials.ts';
import { EDIT_DENIED, PermissionDenied } from './PermissionDenied.tsx';
import { useEditor } from '../useEditor.ts';
import { UserGone } from './UserGone.tsx';

/** Edit User, in each of its states (specification, section 2; decisions, people). */
export function EditUserDialog() {
  const dialog = EditUserActor.useActorRef();
  const view = EditUserActor.useSelector(selectView);
  // Their own role may have changed meanwhile.
  const editor = useEditor();
  const target = EditUserActor.useSelector(selectTarget);
  const close = () => dialog.send({ type: 'dialog.close' });
  switch (view) {
    case 'closed':
      return null;
    case 'permissionDenied':
      return <PermissionDenied text={EDIT_DENIED} denial={editDenial(editor, target)} onClose={close} />;
    case 'gone':
      return <UserGone onClose={close} />;
    case 'conflict':
      return <EditConflict />;
    case 'form':
    case 'assignmentFailed':
      return <EditUserForm isRetry={view === 'assignmentFailed'} />;
  }
}
