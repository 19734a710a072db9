import type { StaffMember } from '../shared/entities.ts';
import { hasFields } from '../rules/fields.ts';
import { mergedForm } from '../rules/mergedForm.ts';
import { placementIds, type Placement } from '../rules/placement.ts';
import { isRole, type Role } from '../rules/roles.ts';
import { normalizedName } from '../rules/text.ts';
import { nameError, onlyErrors, type FieldErrors } from '../rules/validation.ts';

/** What the first of the two writes saves; the second saves the placement. A new field belongs to one of the two. */
export type ProfileEdit = { firstName: string; lastName: string; role: Role | null };

/** What is to be saved: names, role, and the place of work. */
export type StaffEdit = ProfileEdit & Placement;

export type EditUserField = keyof StaffEdit;

/** What is typed and chosen, as the fields hold it: empty is none. */
export type EditUserForm = Record<EditUserField, string>;

/** The form that shows `member` as it is saved. Its order is the order of the fields. */
export function formOf(member: StaffMember): EditUserForm {
  return {
    firstName: member.firstName ?? '',
    lastName: member.lastName ?? '',
    role: member.role ?? '',
    departmentId: member.assignment?.department?.id ?? '',
    teamId: member.assignment?.team?.id ?? '',
  };
}

/** The form after somebody else saved `newer` over `base`: only what the person changed differs from it. */
export function afterNewer(form: EditUserForm, base: StaffMember, newer: StaffMember): EditUserForm {
  return mergedForm<EditUserField>(form, formOf(base), formOf(newer), [['departmentId', 'teamId']]);
}

/** Checks the form: first and last name are required (specification, section 5). */
export function editUserErrors(form: EditUserForm): FieldErrors<EditUserField> {
  return onlyErrors<EditUserField>({
    firstName: nameError('First name', form.firstName),
    lastName: nameError('Last name', form.lastName),
    role: undefined,
    departmentId: undefined,
    teamId: undefined,
  });
}

/** What the form asks to be saved, texts normalized. */
export function editOf(form: EditUserForm): StaffEdit {
  return {
    firstName: normalizedName(form.firstName),
    lastName: normalizedName(form.lastName),
    role: isRole(form.role) ? form.role : null,
    ...placementIds(form),
  };
}

/** Whether `member` already has the names and role of `edit`: the first of the two writes. */
export function hasProfileOf(member: StaffMember, edit: StaffEdit): boolean {
  const { firstName, lastName, role } = member;
  return hasFields<ProfileEdit>(edit, { firstName: firstName ?? '', lastName: lastName ?? '', role });
}

/** Whether `member` already works where `edit` says: the second of the two writes. A team decides its department. */
export function hasPlacementOf(member: StaffMember, edit: StaffEdit): boolean {
  const saved = placementIds(formOf(member));
  return hasFields<Placement>(edit, edit.teamId === null ? saved : { ...saved, departmentId: edit.departmentId });
}

/** Whether the form differs from what is saved, in any letter: closing would lose it. */
export function isChanged(form: EditUserForm, member: StaffMember): boolean {
  return !hasFields(form, formOf(member));
}
