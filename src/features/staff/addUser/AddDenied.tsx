import type { Party } from '../../../../machines/rules/permissions.ts';
import { addDenial } from '../denials.ts';
import { ADD_DENIED, PermissionDenied } from '../editUser/PermissionDenied.tsx';

export type AddDeniedProps = { editor: Party; onClose: () => void };

/** Permission Denied in place of Add User, or of an import. */
export function AddDenied({ editor, onClose }: AddDeniedProps) {
  return <PermissionDenied text={ADD_DENIED} denial={addDenial(editor)} onClose={onClose} />;
}
