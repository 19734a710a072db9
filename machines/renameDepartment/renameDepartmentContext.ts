import type { Department, DepartmentRow } from '../shared/entities.ts';
import { errorText, type Outcome, type BackendError } from '../shared/outcome.ts';
import { normalizedName } from '../rules/text.ts';
import { onlyErrors, unreservedNameError, type FieldErrors } from '../rules/validation.ts';

export type RenameDepartmentContext = {
  /** Which department the dialog was opened on; null while it is closed. */
  department: Department | null;
  /** The version that the new name is based on. */
  base: DepartmentRow | null;
  /** What is typed. */
  name: string;
  errors: FieldErrors<'name'>;
  /** The name that somebody else gave it meanwhile. */
  newerName: string | null;
  /** Why the last attempt was refused. */
  error: BackendError | null;
};

export type RenameDepartmentEvent =
  | { type: 'dialog.open'; department: Department }
  /** Cancel, or Close. */
  | { type: 'dialog.close' }
  /** Escape or the backdrop. */
  | { type: 'dialog.dismiss' }
  | { type: 'field.change'; value: string }
  | { type: 'form.submit' }
  | { type: 'retry' };

export type Reading = Outcome<DepartmentRow | null>;

/** What a closed dialog remembers: nothing. */
export const CLOSED: RenameDepartmentContext = {
  department: null,
  base: null,
  name: '',
  errors: {},
  newerName: null,
  error: null,
};

/** What is wrong with the typed name, under its field. */
export function renameErrors({ name }: Pick<RenameDepartmentContext, 'name'>): FieldErrors<'name'> {
  return onlyErrors<'name'>({ name: unreservedNameError('Department name', name) });
}

/** Which department, and which version of it, is written. */
export function writtenName({ base, name }: RenameDepartmentContext) {
  return { id: base?.id ?? '', updatedAt: base?.updatedAt ?? '', name: normalizedName(name) };
}

/** Once the department was read for the first time. */
export function afterReading(reading: Reading): Partial<RenameDepartmentContext> {
  return reading.ok && reading.value ? { base: reading.value, name: reading.value.name } : {};
}

/** Once a newer version was read: the next attempt is based on it, and what was typed stays. */
export function afterNewerVersion(reading: Reading): Partial<RenameDepartmentContext> {
  return reading.ok && reading.value ? { base: reading.value, newerName: reading.value.name, error: null } : {};
}

/** Why the last attempt failed: the server's words, or ours. */
export function failureText(error: BackendError): string {
  if (error.kind === 'taken') return errorText(error, 'A department with this name already exists');
  const isDoubtful = error.kind === 'unreachable';
  return errorText(
    error,
    isDoubtful
      ? 'Could not confirm whether the department was renamed. Check your connection and try again.'
      : 'Failed to rename department',
  );
}
