import { isolated, normalizedName } from '../rules/text.ts';
import { onlyErrors, unreservedNameError, type FieldErrors } from '../rules/validation.ts';
import type { SaveInput, VersionedRow } from '../saveRecord/saveRecordMachine.ts';
import { addFailureText, afterTakenName } from '../shared/addFailure.ts';
import { errorText, type BackendError, type Outcome } from '../shared/outcome.ts';

/** A row whose only field is its name. */
export type NamedRow = VersionedRow & { name: string };

/** The input of the dialog. */
export type NameDialogInput = {
  /** What the row is: `Department`. */
  noun: string;
  /** The row to rename; null to add one. */
  row: { id: string; name: string } | null;
};

export type NameDialogContext = NameDialogInput & {
  /** The version that the new name is based on. */
  base: NamedRow | null;
  name: string;
  errors: FieldErrors<'name'>;
  /** The name that another user saved in the meantime. */
  newerName: string | null;
  /** Why the last attempt failed; not cleared while the next one runs. */
  error: BackendError | null;
};

export type NameDialogEvent =
  /** Cancel, or Close. */
  | { type: 'dialog.close' }
  /** Escape or the backdrop. */
  | { type: 'dialog.dismiss' }
  | { type: 'field.change'; value: string }
  | { type: 'form.submit' }
  | { type: 'retry' };

export type Reading = Outcome<NamedRow | null>;

/** The view of the dialog. */
type NameDialogView = 'reading' | 'unread' | 'gone' | 'form';

type Snapshot = {
  context: NameDialogContext;
  matches(state: Exclude<NameDialogView, 'form'>): boolean;
  hasTag(tag: 'busy'): boolean;
};

/** The context of a dialog that opens. */
export function opened(input: NameDialogInput): NameDialogContext {
  return { ...input, base: null, name: '', errors: {}, newerName: null, error: null };
}

/** Validates the name (decisions, sign-in). */
export function nameErrors({ noun, name }: NameDialogContext): FieldErrors<'name'> {
  return onlyErrors<'name'>({ name: unreservedNameError(`${noun} name`, name) });
}

/** The edit to save: the new name, and the version it is based on. */
export function editOf({ row, base, name }: NameDialogContext): SaveInput {
  return { row: base ?? { id: row?.id ?? '', updatedAt: '' }, edit: { name: normalizedName(name) } };
}

/** The context after the row was read for the first time. */
export function afterReading(reading: Reading): Partial<NameDialogContext> {
  return reading.ok && reading.value ? { base: reading.value, name: reading.value.name } : {};
}

/** The context after a newer version was read: it becomes the base, and the typed name stays. */
export function afterNewerVersion(row: NamedRow): Partial<NameDialogContext> {
  return { base: row, newerName: row.name, error: null };
}

/** The context after an error: a name in use is shown under its field, other errors above it. */
export function afterError(context: NameDialogContext, error: BackendError | null): Partial<NameDialogContext> {
  if (error?.kind !== 'taken') return { error };
  if (context.row === null) return afterTakenName(context.noun.toLowerCase(), context, { ok: false, error });
  return { errors: { name: failureText({ ...context, error }) }, error: null };
}

/** The announcement of a saved name. */
export function successText({ noun, row }: NameDialogContext): string {
  return `${noun} ${row ? 'renamed' : 'added'} successfully`;
}

/** Why the last attempt failed: the server's message or a fallback; empty without an error. */
export function failureText({ noun, row, error }: NameDialogContext): string {
  const name = noun.toLowerCase();
  if (row === null) return addFailureText(name, { error }) ?? '';
  return error ? errorText(error, `Failed to rename ${name}`, `the ${name} was renamed`) : '';
}

/** The view of the dialog. */
export function selectView(snapshot: Snapshot): NameDialogView {
  const views = ['reading', 'unread', 'gone'] as const;
  return views.find((view) => snapshot.matches(view)) ?? 'form';
}

/** What the row is: `Department`. */
export function selectNoun({ context }: Snapshot): string {
  return context.noun;
}

/** The name that the row had when the dialog was opened; null to add one. */
export function selectOldName({ context }: Snapshot): string | null {
  return context.row && context.row.name;
}

/** The message above the field: why an attempt failed, or the name that another user saved. */
export function selectMessage(snapshot: Snapshot): string | null {
  const { noun, newerName } = snapshot.context;
  if (snapshot.hasTag('busy')) return null;
  const failure = failureText(snapshot.context);
  if (failure !== '' || newerName === null) return failure || null;
  return `Someone else renamed this ${noun.toLowerCase()} to “${isolated(newerName)}” in the meantime. Save replaces it with the name you entered.`;
}
