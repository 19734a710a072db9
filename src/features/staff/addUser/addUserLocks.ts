import type { SnapshotFrom } from 'xstate';
import { ADD_USER_FIELDS, type AddUserField } from '../../../../machines/addUser/addUserForm.ts';
import type { addUserMachine } from '../../../../machines/addUser/addUserMachine.ts';

/** The fields that cannot be changed now. */
export function selectLockedFields(snapshot: SnapshotFrom<typeof addUserMachine>): AddUserField[] {
  return ADD_USER_FIELDS.filter((field) => !snapshot.can({ type: 'field.change', field, value: '' }));
}
