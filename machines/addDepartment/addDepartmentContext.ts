import { onlyErrors, unreservedNameError, type FieldErrors } from '../rules/validation.ts';
import { selectAddFailure } from '../shared/addFailure.ts';
import type { BackendError } from '../shared/outcome.ts';

export type AddDepartmentContext = {
  name: string;
  errors: FieldErrors<'name'>;
  /** Why the last attempt failed; not cleared while the next one runs. */
  error: BackendError | null;
};

/** The context of a dialog that opens. */
export const OPENED: AddDepartmentContext = { name: '', errors: {}, error: null };

/** Validates the name of a department (decisions, sign-in). */
export function departmentErrors({ name }: { name: string }): FieldErrors<'name'> {
  return onlyErrors<'name'>({ name: unreservedNameError('Department name', name) });
}

/** Why the last attempt failed. */
export const selectFailure = selectAddFailure('department');
