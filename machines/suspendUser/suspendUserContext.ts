import { dayText, leavingText } from '../rules/dates.ts';
import type { Party } from '../rules/permissions.ts';
import { isolated, normalizedName } from '../rules/text.ts';
import { onlyErrors, reasonError, type FieldErrors } from '../rules/validation.ts';
import { listedName, type User } from '../shared/entities.ts';
import { errorText, type BackendError } from '../shared/outcome.ts';

/** The input of the dialog: the editor, the person to suspend, and the current day as `2026-11-27`. */
export type SuspendUserProps = { editor: Party; target: User; today: string };

/** The values of the fields; without a last day, the suspension starts now. */
export type SuspendUserForm = { lastDay: string; reason: string };
type SuspendUserField = keyof SuspendUserForm;

/** The suspension to save: `lastDay` is null for now, and `replaces` is the leaving date that the editor has seen. */
export type LastDay = { id: string; lastDay: string | null; reason: string; replaces: string | null };

export type SuspendUserContext = SuspendUserProps & {
  form: SuspendUserForm;
  errors: FieldErrors<SuspendUserField>;
  /** Why the last attempt failed. */
  error: BackendError | null;
};

export type SuspendUserEvent =
  /** Cancel. */
  | { type: 'dialog.close' }
  /** Escape or the backdrop. */
  | { type: 'dialog.dismiss' }
  | { type: 'field.change'; field: SuspendUserField; value: string }
  | { type: 'form.submit' }
  /** Saves over the newer last day, or leaves it. */
  | { type: 'conflict.overwrite' }
  | { type: 'conflict.takeNewer' };

/** The leaving date is at most ten years away, as in the function `suspend_user`. */
const MAXIMUM_YEARS = 10;

/** Validates the form. */
export function suspendErrors({ today, form }: SuspendUserContext) {
  return onlyErrors<SuspendUserField>({
    lastDay: lastDayError(form.lastDay, today),
    reason: reasonError(form.reason),
  });
}

/** Validates a last day; `today` as `2026-11-27`. */
export function lastDayError(lastDay: string, today: string): string | undefined {
  if (lastDay === '') return undefined;
  if (lastDay < today) return 'The last day cannot be in the past';
  const limit = `${Number(today.slice(0, 4)) + MAXIMUM_YEARS}${today.slice(4)}`;
  return lastDay >= limit ? `The last day must be within ${MAXIMUM_YEARS} years` : undefined;
}

/** The suspension to save. */
export function suspensionOf({ target: { id, suspendedFrom }, form }: SuspendUserContext): LastDay {
  return { id, lastDay: form.lastDay || null, reason: normalizedName(form.reason), replaces: suspendedFrom };
}

/** The text of the success toast. */
export function successText({ target, form }: SuspendUserContext): string {
  const name = isolated(listedName(target));
  return form.lastDay === '' ? `${name} suspended` : `${name} leaves on ${dayText(form.lastDay)}`;
}

/** Why the last attempt failed: the server's message or the fallback. */
export function failureText({ error }: SuspendUserContext): string {
  return errorText(error, 'Failed to suspend user', 'the user was suspended');
}

type Snapshot = { context: SuspendUserContext; matches(state: 'conflict'): boolean };

/** The last day that the editor entered beside the one that another saved; empty without a conflict. */
export function selectDifferences(snapshot: Snapshot): { field: 'lastDay'; typed: string; saved: string }[] {
  if (!snapshot.matches('conflict')) return [];
  const { form, target } = snapshot.context;
  const { suspendedFrom } = target;
  const typed = form.lastDay === '' ? 'Suspended now' : dayText(form.lastDay);
  return [{ field: 'lastDay', typed, saved: suspendedFrom === null ? '' : leavingText(suspendedFrom) }];
}

/** The person to suspend. */
export function selectTarget({ context }: Snapshot): User {
  return context.target;
}

/** The current day. */
export function selectToday({ context }: Snapshot): string {
  return context.today;
}

/** Why the last attempt failed, or null. */
export function selectFailure({ context }: Snapshot): string | null {
  return context.error && failureText(context);
}
