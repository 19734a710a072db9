import { normalizedName } from '../rules/text.ts';
import type { SnapshotFrom } from 'xstate';
import { departmentChoices, formOf, isSameForm, type DepartmentChoice, type TeamField } from '../addTeam/teamForm.ts';
import { fieldsOf } from '../rules/fields.ts';
import { takenNewerText } from '../rules/takenNewerText.ts';
import { failureOf, savedForm } from './editTeamContext.ts';
import type { editTeamMachine } from './editTeamMachine.ts';
import { CHANGED_MEANWHILE, GONE } from './failure.ts';

type Snapshot = SnapshotFrom<typeof editTeamMachine>;

/** A field that somebody else saved differently, in the words of the form. */
export type Difference = { field: TeamField; typed: string; saved: string };

/** What the dialog shows. */
export type EditTeamView = 'closed' | 'form' | 'conflict' | 'gone';

/** What the dialog shows now. */
export function selectView(snapshot: Snapshot): EditTeamView {
  if (snapshot.matches('closed')) return 'closed';
  if (snapshot.matches('gone')) return 'gone';
  return snapshot.matches({ open: { form: 'conflict' } }) ? 'conflict' : 'form';
}

/** What is typed and chosen, by field. */
export function selectForm(snapshot: Snapshot) {
  return snapshot.context.form;
}

/** What is wrong, by field. */
export function selectErrors(snapshot: Snapshot) {
  return snapshot.context.errors;
}

/**
 * The options of the department select, No Department first; the team's own is there before the others are loaded.
 * A new array each time: compare it shallowly.
 */
export function selectDepartmentChoices({ context: { departments, team } }: Snapshot): DepartmentChoice[] {
  return departmentChoices(departments, team?.department);
}

/** Whether departments can be chosen yet. */
export function selectChoicesStatus(snapshot: Snapshot): 'loading' | 'ready' | 'failed' {
  if (snapshot.matches({ open: { choices: 'failed' } })) return 'failed';
  return snapshot.matches({ open: { choices: 'ready' } }) ? 'ready' : 'loading';
}

/** Whether the team is being saved. */
export function selectIsBusy(snapshot: Snapshot) {
  return snapshot.hasTag('busy');
}

/** Whether it takes longer than it should. */
export function selectIsSlow(snapshot: Snapshot) {
  return snapshot.hasTag('slow');
}

/** What there is to say above the form, or in its place: why an attempt was refused, or what happened meanwhile. */
export function selectMessage(snapshot: Snapshot): string | null {
  const view = selectView(snapshot);
  if (view === 'gone') return GONE;
  return view === 'conflict' ? CHANGED_MEANWHILE : failureOf(snapshot.context);
}

/** After Use theirs: whether there is something to save. */
export function selectTakenNewerNote({ context }: Snapshot): string | null {
  return context.hasTakenNewer ? takenNewerText(!isSameForm(context.form, savedForm(context))) : null;
}

/** Where the newer version differs from what is typed, in the order of the form. A new array each time. */
export function selectDifferences({ context: { form, newer, team, departments } }: Snapshot): Difference[] {
  if (newer === null) return [];
  const saved = formOf(newer);
  const known = [...departments, newer.department, team?.department].flatMap((found) => (found ? [found] : []));
  const words = (field: TeamField, value: string) =>
    field === 'name' ? normalizedName(value) : (departmentChoices(known).find(({ id }) => id === value)?.name ?? value);
  return fieldsOf(saved)
    .filter((field) => words(field, form[field]) !== words(field, saved[field]))
    .map((field) => ({
      field,
      typed: words(field, form[field]),
      saved: words(field, saved[field]),
    }));
}
