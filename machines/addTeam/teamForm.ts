import type { Department, Team } from '../shared/entities.ts';
import { hasFields } from '../rules/fields.ts';
import { normalizedName } from '../rules/text.ts';
import { onlyErrors, unreservedNameError, type FieldErrors } from '../rules/validation.ts';

/** The values to save, for adding and editing. */
export type TeamValues = { name: string; departmentId: string | null };

export type TeamField = keyof TeamValues;

/** The values of the fields; the department is empty for none. */
export type TeamForm = Record<TeamField, string>;
export type TeamErrors = FieldErrors<TeamField>;
export type FieldChange = { field: TeamField; value: string };

/** An option of the department select; the id of none is empty. */
export type DepartmentChoice = { id: string; name: string };

export const EMPTY_FORM: TeamForm = { name: '', departmentId: '' };

/** The select's first option (specification, section 2). */
const NO_DEPARTMENT: DepartmentChoice = { id: '', name: 'No Department' };

/** The form of a saved team. */
export function formOf(team: Team): TeamForm {
  return { name: team.name, departmentId: team.department?.id ?? '' };
}

/** Validates the form (decisions, sign-in): the department is optional. */
export function teamErrors(form: TeamForm): TeamErrors {
  return onlyErrors<TeamField>({ name: unreservedNameError('Team name', form.name), departmentId: undefined });
}

/** The values to save: the normalized name, and null for no department. */
export function valuesOf(form: TeamForm): TeamValues {
  return { name: normalizedName(form.name), departmentId: form.departmentId || null };
}

/** Whether `team` has these values. */
export function hasValues({ name, department }: Team, values: TeamValues): boolean {
  return hasFields<TeamValues>(values, { name, departmentId: department?.id ?? null });
}

/**
 * The context after a field was changed. A name in use may be free in another department, so all errors are cleared.
 */
export function afterChange({ form }: { form: TeamForm }, { field, value }: FieldChange) {
  return { form: { ...form, [field]: value }, errors: {}, error: null };
}

/** Whether two forms have exactly the same values. */
export function isSameForm(one: TeamForm, other: TeamForm): boolean {
  return hasFields(one, other);
}

/** The options of the select: No Department, then the departments. Before they are loaded, only `own` is included. */
export function departmentChoices(departments: Department[], own: Department | null = null): DepartmentChoice[] {
  const isMissing = own !== null && departments.every(({ id }) => id !== own.id);
  return [NO_DEPARTMENT, ...(isMissing ? [own] : []), ...departments];
}
