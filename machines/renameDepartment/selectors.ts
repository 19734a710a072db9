import type { SnapshotFrom } from 'xstate';
import { isolated } from '../rules/text.ts';
import { failureText } from './renameDepartmentContext.ts';
import type { renameDepartmentMachine } from './renameDepartmentMachine.ts';

type Snapshot = SnapshotFrom<typeof renameDepartmentMachine>;

/** What the dialog shows. */
export type RenameDepartmentView = 'closed' | 'reading' | 'unread' | 'gone' | 'form';

/** What the dialog shows now. */
export function selectView(snapshot: Snapshot): RenameDepartmentView {
  const views = ['closed', 'reading', 'unread', 'gone'] as const;
  return views.find((view) => snapshot.matches(view)) ?? 'form';
}

/** The name it had when the dialog was opened. */
export const selectOldName = ({ context }: Snapshot) => context.department?.name ?? '';

/** What is typed. */
export const selectName = ({ context }: Snapshot) => context.name;

/** What is wrong, under the field. */
export const selectErrors = ({ context }: Snapshot) => context.errors;

/** Whether the new name is being saved. */
export const selectIsSaving = (snapshot: Snapshot) => snapshot.matches('saving');

/** Whether an answer takes longer than it should. */
export const selectIsSlow = (snapshot: Snapshot) => snapshot.hasTag('slow');

/** What there is to say above the field: why an attempt failed, or what somebody else did meanwhile. */
export function selectMessage(snapshot: Snapshot): string | null {
  const { error, newerName } = snapshot.context;
  if (selectIsSaving(snapshot)) return null;
  if (error !== null) return failureText(error);
  return newerName === null
    ? null
    : `Somebody else renamed this department to “${isolated(newerName)}” in the meantime. Save gives it the name you typed.`;
}
