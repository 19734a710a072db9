import { normalizedName } from '../rules/text.ts';
import { nameError } from '../rules/validation.ts';
import type { Person, PersonValues } from './entities.ts';

/** The label of each value, in the order of forms, Settings and the export. */
export const PERSON_FIELDS: Record<keyof PersonValues, string> = {
  firstName: 'First Name',
  lastName: 'Last Name',
};

/** The values of the fields; empty without a value. */
export type PersonForm = Record<keyof PersonValues, string>;

/** The form of a saved person, or an empty one, with its keys in the order of the fields. */
export function personForm(person: Person | null): PersonForm {
  return {
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
  };
}

/** Checks the form: first and last name are required (specification, section 5). */
export function personErrors(form: PersonForm): Record<keyof PersonValues, string | undefined> {
  return {
    firstName: nameError('First name', form.firstName),
    lastName: nameError('Last name', form.lastName),
  };
}

/** The normalized values of the form. */
export function personValues(form: PersonForm): PersonValues {
  return {
    firstName: normalizedName(form.firstName),
    lastName: normalizedName(form.lastName),
  };
}
