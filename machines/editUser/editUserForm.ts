import type { StaffMember } from '../shared/entities.ts';
import { hasFields } from '../rules/fields.ts';
import { mergedForm } from '../rules/mergedForm.ts';
import { placementIds, type Placement } from '../rules/placement.ts';
import { isRole, type Role } from '../rules/roles.ts';
import { onlyErrors, type FieldErrors } from '../rules/validation.ts';
import { personErrors, personForm, personValues, type PersonValues } from '../shared/personForm.ts';

/** The values of the first of the two writes; the second saves the placement. A new field belongs to one of them. */
export type ProfileEdit = PersonValues & { role: Role | null };

/** The values to save: names, role, department and team. */
export type StaffEdit = ProfileEdit & Placement;

export type EditUserField = keyof StaffEdit;

/** The values of the fields; empty without a value. */
export type EditUserForm = Record<EditUserField, string>;

/** The form of a saved person. Its keys have the order of the fields. */
export function formOf(member: StaffMember): EditUserForm {
  return {
    ...personForm(member),
    role: member.role ?? '',
    departmentId: member.assignment?.department?.id ?? '',
    teamId: member.assignment?.team?.id ?? '',
  };
}

/** The form after somebody else saved `newer` over `base`: only fields that the user changed differ from `newer`. */
export function afterNewer(form: EditUserForm, base: StaffMember, newer: StaffMember): EditUserForm {
  return mergedForm<EditUserField>(form, formOf(base), formOf(newer), [['departmentId', 'teamId']]);
}

/** Checks the form: first and last name are required (specification, section 5). */
export function editUserErrors(form: EditUserForm): FieldErrors<EditUserField> {
  return onlyErrors<EditUserField>({
    ...personErrors(form),
    role: undefined,
    departmentId: undefined,
    teamId: undefined,
  });
}

/** The values to save, texts normalized. */
export function editOf(form: EditUserForm): StaffEdit {
  return {
    ...personValues(form),
    role: isRole(form.role) ? form.role : null,
    ...placementIds(form),
  };
}

/** Whether `member` already has the names and role of `edit`: the first of the two writes. */
export function hasProfileOf(member: StaffMember, edit: StaffEdit): boolean {
  return hasFields<ProfileEdit>(edit, { ...personValues(personForm(member)), role: member.role });
}

/** Whether `member` already works where `edit` says: the second of the two writes. A team determines its department. */
export function hasPlacementOf(member: StaffMember, edit: StaffEdit): boolean {
  const saved = placementIds(formOf(member));
  return hasFields<Placement>(edit, edit.teamId === null ? saved : { ...saved, departmentId: edit.departmentId });
}

/** Whether the form differs from the saved version in any letter, so that closing would lose something. */
export function isChanged(form: EditUserForm, member: StaffMember): boolean {
  return !hasFields(form, formOf(member));
}
