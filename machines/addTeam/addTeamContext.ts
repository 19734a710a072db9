import { addFailureText } from '../shared/addFailure.ts';
import type { Department } from '../shared/entities.ts';
import type { BackendError } from '../shared/outcome.ts';
import { departmentChoices, EMPTY_FORM, type DepartmentChoice, type TeamErrors, type TeamForm } from './teamForm.ts';
import type { FieldChange } from './teamForm.ts';

export type AddTeamContext = {
  /** The department that the dialog was opened with, offered before the others are loaded. */
  department: Department | null;
  form: TeamForm;
  errors: TeamErrors;
  /** The departments to choose from. */
  departments: Department[];
  /** Why the last attempt failed; not cleared while the next one runs. */
  error: BackendError | null;
};

export type AddTeamEvent =
  /** Cancel. */
  | { type: 'dialog.close' }
  /** Escape or the backdrop. */
  | { type: 'dialog.dismiss' }
  | ({ type: 'field.change' } & FieldChange)
  | { type: 'form.submit' }
  | { type: 'choices.retry' };

/** The input of the dialog: the department whose teams are listed, if any. */
export type AddTeamProps = { department: Department | null };

/** The context of a dialog that opens. */
export function opened({ department }: AddTeamProps): AddTeamContext {
  return { department, form: initialForm(department), errors: {}, departments: [], error: null };
}

/** The initial form of a dialog that was opened with this department. */
export function initialForm(department: Department | null): TeamForm {
  return { ...EMPTY_FORM, departmentId: department?.id ?? '' };
}

/**
 * The options of the department select, No Department first. Returns a new array each time: compare with
 * `shallowEqual`.
 */
export function selectDepartmentChoices({ context }: { context: AddTeamContext }): DepartmentChoice[] {
  return departmentChoices(context.departments, context.department);
}

/** Why the last attempt failed; null while the next one runs. */
export function selectFailure(snapshot: { context: AddTeamContext; hasTag(tag: 'busy'): boolean }): string | null {
  return snapshot.hasTag('busy') ? null : addFailureText('team', snapshot.context);
}
