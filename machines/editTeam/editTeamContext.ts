import { departmentChoices, formOf, isSameForm, type DepartmentChoice } from '../addTeam/teamForm.ts';
import type { FieldChange, TeamErrors, TeamField, TeamForm } from '../addTeam/teamForm.ts';
import { fieldsOf } from '../rules/fields.ts';
import { mergedForm, takenNewerText } from '../rules/mergedForm.ts';
import { normalizedName } from '../rules/text.ts';
import type { Department, Team } from '../shared/entities.ts';
import { errorText, type BackendError } from '../shared/outcome.ts';

export type EditTeamContext = {
  /** The version that the edit is based on. */
  team: Team;
  form: TeamForm;
  errors: TeamErrors;
  /** The departments to choose from. */
  departments: Department[];
  /** The version that another user saved in the meantime. */
  newer: Team | null;
  /** Whether the user chose Use theirs. */
  hasTakenNewer: boolean;
  /** Why the last attempt failed. */
  error: BackendError | null;
};

export type EditTeamEvent =
  /** Cancel, or Close. */
  | { type: 'dialog.close' }
  /** Escape or the backdrop. */
  | { type: 'dialog.dismiss' }
  | ({ type: 'field.change' } & FieldChange)
  | { type: 'form.submit' }
  | { type: 'choices.retry' }
  /** Saves the form over the newer version. */
  | { type: 'conflict.overwrite' }
  /** Replaces the form with the newer version. */
  | { type: 'conflict.takeNewer' };

type Snapshot = {
  context: EditTeamContext;
  matches(state: 'gone' | { open: { form: 'conflict' } }): boolean;
};

/** A field that another user saved with a different value, as text. */
type Difference = { field: TeamField; typed: string; saved: string };

/** The input of the dialog. */
export type EditTeamProps = { team: Team };

/** The context of a dialog that opens. */
export function opened({ team }: EditTeamProps): EditTeamContext {
  return { team, form: formOf(team), errors: {}, departments: [], newer: null, hasTakenNewer: false, error: null };
}

const CHANGED = 'Someone else changed this team in the meantime.';

/** Why the changes were not saved: the server's message or a fallback. */
export function failureText(error: BackendError): string {
  const fallback = error.kind === 'changed' ? `${CHANGED} Try again.` : 'Failed to update team';
  return errorText(error, fallback, 'the changes were saved');
}

/** The context after another user saved: fields without changes get the newer value. */
export function afterNewerVersion(context: EditTeamContext, newer: Team): Partial<EditTeamContext> {
  return { newer, form: mergedForm(context.form, formOf(context.team), formOf(newer)) };
}

/** The context after an error: a name in use is shown under its field, other errors above the form. */
export function afterError(error: BackendError | null): Partial<EditTeamContext> {
  return error?.kind === 'taken' ? { errors: { name: failureText(error) } } : { error };
}

/** The view of the dialog. */
export function selectView(snapshot: Snapshot): 'form' | 'conflict' | 'gone' {
  if (snapshot.matches('gone')) return 'gone';
  return snapshot.matches({ open: { form: 'conflict' } }) ? 'conflict' : 'form';
}

/**
 * The options of the department select, No Department first. Returns a new array each time: compare with
 * `shallowEqual`.
 */
export function selectDepartmentChoices({ context: { departments, team } }: Snapshot): DepartmentChoice[] {
  return departmentChoices(departments, team.department);
}

/** The message of the dialog: why an attempt failed, or that the team was changed or deleted. */
export function selectMessage(snapshot: Snapshot): string | null {
  const { error } = snapshot.context;
  const view = selectView(snapshot);
  if (view === 'gone') return 'This team no longer exists.';
  return view === 'conflict' ? CHANGED : error && failureText(error);
}

/** The note after Use theirs: whether there are unsaved changes. */
export function selectTakenNewerNote({ context }: Snapshot): string | null {
  return context.hasTakenNewer ? takenNewerText(!isSameForm(context.form, formOf(context.team))) : null;
}

/** The fields in which the newer version differs from the form, in the order of the form. */
export function selectDifferences({ context: { form, newer, team, departments } }: Snapshot): Difference[] {
  if (newer === null) return [];
  const saved = formOf(newer);
  const known = [...departments, newer.department, team.department].flatMap((found) => (found ? [found] : []));
  const textOf = (field: TeamField, value: string) =>
    field === 'name' ? normalizedName(value) : (departmentChoices(known).find(({ id }) => id === value)?.name ?? value);
  return fieldsOf(saved)
    .map((field) => ({ field, typed: textOf(field, form[field]), saved: textOf(field, saved[field]) }))
    .filter(({ typed, saved }) => typed !== saved);
}
