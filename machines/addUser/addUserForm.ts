import { fieldsOf, hasFields } from '../rules/fields.ts';
import { placementIds, type Placement } from '../rules/placement.ts';
import { DEFAULT_ROLE, isStaffRole, type StaffRole } from '../rules/roles.ts';
import { normalizedEmail } from '../rules/text.ts';
import { emailError, onlyErrors, type FieldErrors } from '../rules/validation.ts';
import type { PersonValues } from '../shared/entities.ts';
import { personErrors, personForm, personValues } from '../shared/personForm.ts';

/** The values of a new user. */
export type NewPerson = { email: string; role: StaffRole } & PersonValues & Placement;

export type AddUserField = keyof NewPerson;

/** The values of the fields; empty without a value. */
export type AddUserForm = Record<AddUserField, string>;

export const EMPTY_FORM: AddUserForm = {
  email: '',
  ...personForm(null),
  role: '',
  departmentId: '',
  teamId: '',
};

/** The fields in the order of the form. */
export const ADD_USER_FIELDS = fieldsOf(EMPTY_FORM);

/** Validates the form (specification, section 5; decisions, sign-in): role, department and team are optional. */
export function addUserErrors(form: AddUserForm): FieldErrors<AddUserField> {
  return onlyErrors<AddUserField>({
    email: emailError(form.email),
    ...personErrors(form),
    role: undefined,
    departmentId: undefined,
    teamId: undefined,
  });
}

/** Whether closing would lose values. */
export function isFilledIn(form: AddUserForm): boolean {
  return !hasFields(form, EMPTY_FORM);
}

/** The person in the form: normalized text, and EMPLOYEE if no role is selected (specification, section 6). */
export function newPerson(form: AddUserForm): NewPerson {
  return {
    email: normalizedEmail(form.email),
    ...personValues(form),
    role: isStaffRole(form.role) ? form.role : DEFAULT_ROLE,
    ...placementIds(form),
  };
}
