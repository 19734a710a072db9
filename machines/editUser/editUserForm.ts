import type { PersonValues, User } from '../shared/entities.ts';
import { hasFields } from '../rules/fields.ts';
import { mergedForm } from '../rules/mergedForm.ts';
import { placementIds, type Placement } from '../rules/placement.ts';
import { isRole, type Role } from '../rules/roles.ts';
import { onlyErrors, reasonError, type FieldErrors } from '../rules/validation.ts';
import { personErrors, personForm, personValues } from '../shared/personForm.ts';

/** The values to save: names, role, department and team. A null role is not changed. */
export type UserEdit = PersonValues & Placement & { role: Role | null };

export type EditUserField = keyof UserEdit;
export type EditUserErrors = FieldErrors<EditUserField | 'reason'>;

/** The values of the fields; empty without a value. */
export type EditUserForm = Record<EditUserField, string>;

/** The form of a saved person, with its keys in the order of the fields. */
export function formOf(member: User): EditUserForm {
  return {
    ...personForm(member),
    role: member.role ?? '',
    departmentId: member.assignment?.department?.id ?? '',
    teamId: member.assignment?.team?.id ?? '',
  };
}

/** The form after another user saved `newer` over `base`: only changes of the user differ from `newer`. */
export function afterNewer(form: EditUserForm, base: User, newer: User): EditUserForm {
  return mergedForm<EditUserField>(form, formOf(base), formOf(newer), [['departmentId', 'teamId']]);
}

/** Validates the form: first and last name are required (specification, section 5). */
export function editUserErrors({ form, reason }: { form: EditUserForm; reason: string }): EditUserErrors {
  return onlyErrors<EditUserField | 'reason'>({
    ...personErrors(form),
    reason: reasonError(reason),
    role: undefined,
    departmentId: undefined,
    teamId: undefined,
  });
}

/** The normalized values to save. */
export function editOf(form: EditUserForm): UserEdit {
  return {
    ...personValues(form),
    role: isRole(form.role) ? form.role : null,
    ...placementIds(form),
  };
}

/** Whether `member` has the values of `edit`. A team determines its department. */
export function hasEdit(member: User, edit: UserEdit): boolean {
  const saved = editOf(formOf(member));
  return hasFields<UserEdit>(edit, edit.teamId === null ? saved : { ...saved, departmentId: edit.departmentId });
}

/** Whether the form differs from the saved version, so that closing would lose changes. */
export function isChanged(form: EditUserForm, member: User): boolean {
  return !hasFields(form, formOf(member));
}
