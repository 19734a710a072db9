import type { Department } from '../shared/entities.ts';
import type { Outcome, BackendError } from '../shared/outcome.ts';
import { failureText, takenText } from './failure.ts';
import { EMPTY_FORM, type FieldChange, type TeamErrors, type TeamForm } from './teamForm.ts';

export type AddTeamContext = {
  /** The department whose teams were listed when the dialog opened: it is offered. */
  department: Department | null;
  /** What is typed and chosen; wiped when the dialog closes. */
  form: TeamForm;
  /** What is wrong under which field. */
  errors: TeamErrors;
  /** The departments to choose from. */
  departments: Department[];
  /** Why the last attempt was refused; kept while the next one runs. */
  error: BackendError | null;
};

export type AddTeamEvent =
  | { type: 'dialog.open'; department?: Department | undefined }
  /** Cancel. */
  | { type: 'dialog.close' }
  /** Escape or the backdrop. */
  | { type: 'dialog.dismiss' }
  | ({ type: 'field.change' } & FieldChange)
  | { type: 'form.submit' }
  | { type: 'choices.retry' };

/** What a closed dialog remembers: nothing. */
export const CLOSED: AddTeamContext = {
  department: null,
  form: EMPTY_FORM,
  errors: {},
  departments: [],
  error: null,
};

/** The form as the dialog opens it. */
export function openedForm({ department }: Pick<AddTeamContext, 'department'>): TeamForm {
  return { ...EMPTY_FORM, departmentId: department?.id ?? '' };
}

/** After the dialog was opened, beside the teams of `department` or of all. */
export function afterOpening(department: Department | null): Partial<AddTeamContext> {
  return { department, form: openedForm({ department }) };
}

/** After a field was changed. A name in use may be free in another department: its error is over either way. */
export function afterChange({ form }: AddTeamContext, { field, value }: FieldChange): Partial<AddTeamContext> {
  return { form: { ...form, [field]: value }, errors: {}, error: null };
}

/** After a name that is in use: said under the field, and whether it may be our own. */
export function afterTaken({ error }: AddTeamContext, outcome: Outcome<unknown>): Partial<AddTeamContext> {
  return { errors: { name: takenText(outcome, error) }, error: null };
}

/** Why the last attempt failed, in words. */
export function failureOf({ error }: AddTeamContext): string | null {
  return error && failureText(error);
}
