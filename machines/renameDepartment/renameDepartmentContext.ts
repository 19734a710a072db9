import { normalizedName, isolated } from '../rules/text.ts';
import type { FieldErrors } from '../rules/validation.ts';
import type { SaveInput } from '../saveRecord/saveRecordMachine.ts';
import type { Department, DepartmentRow } from '../shared/entities.ts';
import { errorText, type BackendError, type Outcome } from '../shared/outcome.ts';

export type RenameDepartmentContext = {
  /** The department that the dialog was opened with. */
  department: Department;
  /** The version that the new name is based on. */
  base: DepartmentRow | null;
  name: string;
  errors: FieldErrors<'name'>;
  /** The name that another user saved in the meantime. */
  newerName: string | null;
  /** Why the last attempt failed. */
  error: BackendError | null;
};

export type RenameDepartmentEvent =
  /** Cancel, or Close. */
  | { type: 'dialog.close' }
  /** Escape or the backdrop. */
  | { type: 'dialog.dismiss' }
  | { type: 'field.change'; value: string }
  | { type: 'form.submit' }
  | { type: 'retry' };

export type Reading = Outcome<DepartmentRow | null>;

/** The view of the dialog. */
type RenameDepartmentView = 'reading' | 'unread' | 'gone' | 'form';

type Snapshot = {
  context: RenameDepartmentContext;
  matches(state: Exclude<RenameDepartmentView, 'form'> | 'saving'): boolean;
};

/** The input of the dialog. */
export type RenameDepartmentProps = { department: Department };

/** The context of a dialog that opens. */
export function opened({ department }: RenameDepartmentProps): RenameDepartmentContext {
  return { department, base: null, name: '', errors: {}, newerName: null, error: null };
}

/** The edit to save: the new name, and the version it is based on. */
export function editOf({ department, base, name }: RenameDepartmentContext): SaveInput {
  return { row: base ?? { ...department, updatedAt: '' }, edit: { name: normalizedName(name) } };
}

/** The context after the department was read for the first time. */
export function afterReading(reading: Reading): Partial<RenameDepartmentContext> {
  return reading.ok && reading.value ? { base: reading.value, name: reading.value.name } : {};
}

/** The context after a newer version was read: it becomes the base, and the typed name stays. */
export function afterNewerVersion(row: DepartmentRow): Partial<RenameDepartmentContext> {
  return { base: row, newerName: row.name, error: null };
}

/** The context after an error: a name in use is shown under its field, other errors above it. */
export function afterError(error: BackendError | null): Partial<RenameDepartmentContext> {
  return error?.kind === 'taken' ? { errors: { name: failureText(error) }, error: null } : { error };
}

/** Why the last attempt failed: the server's message or a fallback. */
export function failureText(error: BackendError): string {
  return errorText(error, 'Failed to rename department', 'the department was renamed');
}

/** The view of the dialog. */
export function selectView(snapshot: Snapshot): RenameDepartmentView {
  const views = ['reading', 'unread', 'gone'] as const;
  return views.find((view) => snapshot.matches(view)) ?? 'form';
}

/** The name that the department had when the dialog was opened. */
export function selectOldName({ context }: Snapshot): string {
  return context.department.name;
}

/** The message above the field: why an attempt failed, or the name that another user saved. */
export function selectMessage(snapshot: Snapshot): string | null {
  const { error, newerName } = snapshot.context;
  if (snapshot.matches('saving')) return null;
  if (error !== null) return failureText(error);
  return newerName === null
    ? null
    : `Someone else renamed this department to “${isolated(newerName)}” in the meantime. Save replaces it with the name you entered.`;
}
