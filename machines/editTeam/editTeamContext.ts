import { EMPTY_FORM, formOf, type FieldChange, type TeamErrors, type TeamForm } from '../addTeam/teamForm.ts';
import type { Department, Team } from '../shared/entities.ts';
import type { BackendError } from '../shared/outcome.ts';
import { mergedForm } from '../rules/mergedForm.ts';
import { failureText } from './failure.ts';

export type EditTeamContext = {
  /** The version that the edit is based on; null while the dialog is closed. */
  team: Team | null;
  form: TeamForm;
  /** What is wrong under which field. */
  errors: TeamErrors;
  /** The departments to choose from. */
  departments: Department[];
  /** What somebody else saved meanwhile. */
  newer: Team | null;
  /** Whether the person replaced what they typed by the newer version. */
  hasTakenNewer: boolean;
  /** Why the last attempt was refused. */
  error: BackendError | null;
};

export type EditTeamEvent =
  | { type: 'dialog.open'; team: Team }
  /** Cancel, or Close. */
  | { type: 'dialog.close' }
  /** Escape or the backdrop. */
  | { type: 'dialog.dismiss' }
  | ({ type: 'field.change' } & FieldChange)
  | { type: 'form.submit' }
  | { type: 'choices.retry' }
  /** Saves what was typed over the newer version. */
  | { type: 'conflict.overwrite' }
  /** Replaces what was typed by the newer version. */
  | { type: 'conflict.takeNewer' };

/** What a closed dialog remembers: nothing. */
export const CLOSED: EditTeamContext = {
  team: null,
  form: EMPTY_FORM,
  errors: {},
  departments: [],
  newer: null,
  hasTakenNewer: false,
  error: null,
};

/** The team that an open dialog edits. */
export function editedTeam({ team }: EditTeamContext): Team {
  if (team === null) throw new Error('No team is edited while the dialog is closed');
  return team;
}

/** The form as the team is saved. */
export function savedForm({ team }: EditTeamContext): TeamForm {
  return team ? formOf(team) : EMPTY_FORM;
}

/** After a field was changed. A name in use may be free in another department: its error is over either way. */
export function afterChange({ form }: EditTeamContext, { field, value }: FieldChange): Partial<EditTeamContext> {
  return { form: { ...form, [field]: value }, errors: {}, error: null };
}

/** After somebody else saved: what the person did not change follows the newer version. */
export function afterNewerVersion(context: EditTeamContext, newer: Team): Partial<EditTeamContext> {
  return { newer, form: mergedForm(context.form, savedForm(context), formOf(newer)) };
}

/** After the person looked at the newer version: the edit goes on from it. */
export function afterConflict({ team, newer }: EditTeamContext): Partial<EditTeamContext> {
  return { team: newer ?? team, newer: null };
}

/** After the server refused: a name in use is said under its field, anything else above the form. */
export function afterError(error: BackendError | null): Partial<EditTeamContext> {
  return error?.kind === 'taken' ? { errors: { name: failureText(error) } } : { error };
}

/** Why the last attempt failed, in words. */
export function failureOf({ error }: EditTeamContext): string | null {
  return error && failureText(error);
}
