import type { Party } from '../../../machines/rules/permissions.ts';
import { MessageDialog } from '../../patterns/dialog/MessageDialog.tsx';
import { addDenial } from './reasons.ts';

/** Permission Denied instead of Edit User or Remove User (specification, section 2); `denial` is the reason. */
export function PermissionDenied({ denial, onClose }: { denial: string; onClose: () => void }) {
  return (
    <MessageDialog title="Permission Denied" onClose={onClose}>
      <p>You do not have permission to edit this user's information.</p>
      <p>{denial}</p>
    </MessageDialog>
  );
}

/** Permission Denied instead of Add User or the import. */
export function AddDenied({ editor, onClose }: { editor: Party; onClose: () => void }) {
  return (
    <MessageDialog title="Permission Denied" onClose={onClose}>
      <p>{addDenial(editor)}</p>
    </MessageDialog>
  );
}
