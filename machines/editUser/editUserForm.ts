import type { StaffMember } from '../entities.ts';
import { mergedForm } from '../rules/mergedForm.ts';
import { placementIds } from '../rules/placement.ts';
import { isRole, type Role } from '../rules/roles.ts';
import { normalizedName } from '../rules/text.ts';
import { nameError, onlyErrors, type FieldErrors } from '../rules/validation.ts';

/** The fields in the order of the form. */
export const EDIT_USER_FIELDS = ['firstName', 'lastName', 'role', 'departmentId', 'teamId'] as const;

export type EditUserField = (typeof EDIT_USER_FIELDS)[number];

/** What is typed and chosen, as the fields hold it: empty is none. */
export type EditUserForm = Record<EditUserField, string>;

/** What is to be saved: names, role, and the place of work. */
export type StaffEdit = {
  firstName: string;
  lastName: string;
  role: Role | null;
  departmentId: string | null;
  teamId: string | null;
};

/** The form that shows `member` as it is saved. */
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
  const groups = [['firstName'], ['lastName'], ['role'], ['departmentId', 'teamId']] as const;
  return mergedForm(form, formOf(base), formOf(newer), groups);
}

/** Checks the form: first and last name are required (specification, section 5). */
export function editUserErrors(form: EditUserForm): FieldErrors<EditUserField> {
  return onlyErrors<'firstName' | 'lastName'>({
    firstName: nameError('First name', form.firstName),
    lastName: nameError('Last name', form.lastName),
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
  return (
    (member.firstName ?? '') === edit.firstName &&
    (member.lastName ?? '') === edit.lastName &&
    member.role === edit.role
  );
}

/** Whether `member` already works where `edit` says: the second of the two writes. A team decides its department. */
export function hasPlacementOf({ assignment }: StaffMember, { teamId, departmentId }: StaffEdit): boolean {
  const hasTeam = (assignment?.team?.id ?? null) === teamId;
  return hasTeam && (teamId !== null || (assignment?.department?.id ?? null) === departmentId);
}

/** Whether the form differs from what is saved, in any letter: closing would lose it. */
export function isChanged(form: EditUserForm, member: StaffMember): boolean {
  const saved = formOf(member);
  return EDIT_USER_FIELDS.some((field) => form[field] !== saved[field]);
}
