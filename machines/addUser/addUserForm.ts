import { fieldsOf, hasFields } from '../rules/fields.ts';
import { placementIds, type Placement } from '../rules/placement.ts';
import { DEFAULT_ROLE, isStaffRole, type StaffRole } from '../rules/roles.ts';
import { normalizedEmail, normalizedName } from '../rules/text.ts';
import { emailError, nameError, onlyErrors, type FieldErrors } from '../rules/validation.ts';

/** The values of a new user. */
export type NewPerson = { email: string; firstName: string; lastName: string; role: StaffRole } & Placement;

export type AddUserField = keyof NewPerson;

/** The values of the fields; empty without a value. */
export type AddUserForm = Record<AddUserField, string>;

export const EMPTY_FORM: AddUserForm = {
  email: '',
  firstName: '',
  lastName: '',
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
    firstName: nameError('First name', form.firstName),
    lastName: nameError('Last name', form.lastName),
    role: undefined,
    departmentId: undefined,
    teamId: undefined,
  });
}

/** Whether closing would lose values. */
export function isFilledIn(form: AddUserForm): boolean {
  return !hasFields(form, EMPTY_FORM);
}

/** The person in the form: normalized texts, and EMPLOYEE without a role (specification, section 6). */
export function newPerson(form: AddUserForm): NewPerson {
  return {
    email: normalizedEmail(form.email),
    firstName: normalizedName(form.firstName),
    lastName: normalizedName(form.lastName),
    role: isStaffRole(form.role) ? form.role : DEFAULT_ROLE,
    ...placementIds(form),
  };
}
