import { Suspense } from 'react';
import { selectView as selectAddView } from '../../../machines/addUser/selectors.ts';
import { selectView as selectEditView } from '../../../machines/editUser/selectors.ts';
import { isOpen as isRemoveOpen } from '../../../machines/removeUser/selectors.ts';
import { AddUserActor } from '../../app/actors/addUserActor.ts';
import { EditUserActor } from '../../app/actors/editUserActor.ts';
import { RemoveUserActor } from '../../app/actors/removeUserActor.ts';
import { useFocusAfterDialog } from '../../app/directory/useFocusAfterDialog.ts';
import { AddUserDialog, EditUserDialog, RemoveUserDialog } from './dialogChunks.ts';

/** The dialog that is open, if one is. */
export function StaffDialogs() {
  const isAdding = AddUserActor.useSelector(selectAddView) !== 'closed';
  const isEditing = EditUserActor.useSelector(selectEditView) !== 'closed';
  const isRemoving = RemoveUserActor.useSelector(isRemoveOpen);
  useFocusAfterDialog(isAdding || isEditing || isRemoving);
  return (
    <Suspense>
      {isAdding && <AddUserDialog />}
      {isEditing && <EditUserDialog />}
      {isRemoving && <RemoveUserDialog />}
    </Suspense>
  );
}
