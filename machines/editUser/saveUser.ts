import { saveRecordMachine } from '../saveRecord/saveRecordMachine.ts';
import type { User } from '../shared/entities.ts';
import { hasEdit, type UserEdit } from './editUserForm.ts';

/** Saves a user: compares the values of the form after an unknown result. */
export const saveUser = saveRecordMachine.provide({
  guards: {
    isEditFound: ({ context }, reading) =>
      reading.ok && reading.value !== null && hasEdit(reading.value as User, context.edit as UserEdit),
  },
});
