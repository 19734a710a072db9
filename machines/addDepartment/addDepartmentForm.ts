import type { Outcome, BackendError } from '../shared/outcome.ts';
import { onlyErrors, unreservedNameError, type FieldErrors } from '../rules/validation.ts';
import { failureText, takenText } from './failure.ts';

export type AddDepartmentField = 'name';
export type FieldChange = { field: AddDepartmentField; value: string };

export type AddDepartmentContext = {
  /** What is typed; wiped when the dialog closes. */
  name: string;
  /** What is wrong under which field. */
  errors: FieldErrors<AddDepartmentField>;
  /** Why the last attempt was refused; kept while the next one runs. */
  error: BackendError | null;
};

/** What a closed dialog remembers: nothing. */
export const CLOSED: AddDepartmentContext = { name: '', errors: {}, error: null };

/** Checks what is typed (decisions, sign-in). */
export function addDepartmentErrors({ name }: { name: string }): FieldErrors<AddDepartmentField> {
  return onlyErrors<AddDepartmentField>({ name: unreservedNameError('Department name', name) });
}

/** After a name that is in use: said under the field, and whether it may be our own. */
export function afterTaken({ error }: AddDepartmentContext, outcome: Outcome<unknown>): Partial<AddDepartmentContext> {
  return { errors: { name: takenText(outcome, error) }, error: null };
}

/** Why the last attempt failed, in words. */
export function failureOf({ error }: AddDepartmentContext): string | null {
  return error && failureText(error);
}
