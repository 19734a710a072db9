import { people } from '../rules/counted.ts';
import { placementIds, type ChosenPlacement } from '../rules/placement.ts';
import { normalizedName } from '../rules/text.ts';
import { onlyErrors, reasonError, type FieldErrors } from '../rules/validation.ts';
import type { User } from '../shared/entities.ts';
import { errorText, type BackendError } from '../shared/outcome.ts';
import { lastDayError } from '../suspendUser/suspendUserContext.ts';

/** What a dialog changes for all of its users. */
export type ManyAction = 'role' | 'place' | 'suspend' | 'restore';

/** A user as selected: `updatedAt` is the version that the change is based on, the other values are restored by Undo. */
type Selected = Pick<User, 'id' | 'updatedAt' | 'role' | 'assignment' | 'suspendedFrom'>;

/** The input of the dialog; `today` as `2026-11-27`. */
export type ChangeUsersProps = { action: ManyAction; users: Selected[]; today: string };

/** The values of the fields; those of other actions stay empty. */
export type ChangeUsersForm = ChosenPlacement & { role: string; lastDay: string; reason: string };
type Field = keyof ChangeUsersForm;

/** A change of the same fields of many users; `versions` are those that it is based on, if it matters. */
export type ManyChange = {
  ids: string[];
  versions: string[] | null;
  changes: {
    role?: string;
    teamId?: string | null;
    departmentId?: string | null;
    /** The start of the suspension: a time, or `now`; null restores. */
    suspendedFrom?: string | null;
    reason?: string;
  };
  /** Whether nothing is saved. */
  isRehearsal: boolean;
};

/** The fields of a user that changed, or why the user was skipped; neither if the user had the values already. */
export type UserResult = {
  id: string;
  /** The version after the change; null if it is unknown. */
  version: string | null;
  skipped: string | null;
  changes: Partial<
    Record<'role' | 'teamId' | 'departmentId' | 'suspendedFrom', { old: string | null; new: string | null }>
  >;
};

/** A change that undoes another. */
export type UndoChange = Pick<ManyChange, 'ids' | 'changes'> & { versions: string[] };

/** The request of the chart; the effect converts the last day to a time. */
export type ChangeRequest = Pick<ManyChange, 'ids' | 'versions' | 'isRehearsal'> & {
  action: ManyAction;
  form: ChangeUsersForm;
};

export type ChangeUsersContext = ChangeUsersProps & {
  form: ChangeUsersForm;
  errors: FieldErrors<Field>;
  results: UserResult[];
  error: BackendError | null;
};

export type ChangeUsersEvent =
  /** Cancel or Close. */
  | { type: 'dialog.close' }
  /** Escape or the backdrop. */
  | { type: 'dialog.dismiss' }
  | { type: 'fields.change'; values: Partial<ChangeUsersForm> }
  /** Preview, then Confirm. */
  | { type: 'form.submit' }
  | { type: 'preview.back' }
  | { type: 'retry' };

export const EMPTY_FORM: ChangeUsersForm = { role: '', departmentId: '', teamId: '', lastDay: '', reason: '' };

/** Validates the form. */
export function changeErrors({ action, today, form }: ChangeUsersContext): FieldErrors<Field> {
  return onlyErrors<Field>({
    role: action === 'role' && form.role === '' ? 'Choose a role' : undefined,
    departmentId: undefined,
    teamId: undefined,
    lastDay: lastDayError(form.lastDay, today),
    reason: reasonError(form.reason),
  });
}

/** The request to send. */
export function requestOf(
  { action, users, form }: ChangeUsersContext,
  options: { isRehearsal: boolean; isVersioned: boolean },
): ChangeRequest {
  return {
    action,
    form: { ...form, reason: normalizedName(form.reason) },
    ids: users.map(({ id }) => id),
    versions: options.isVersioned ? users.map(({ updatedAt }) => updatedAt) : null,
    isRehearsal: options.isRehearsal,
  };
}

/** The changes to send; `startsAt` is the time of the suspension. */
export function changesOf({ action, form }: ChangeRequest, startsAt: string): ManyChange['changes'] {
  const reason = form.reason === '' ? {} : { reason: form.reason };
  switch (action) {
    case 'role':
      return { role: form.role, ...reason };
    case 'place': {
      const { teamId, departmentId } = placementIds(form);
      // The database sets the department of a team.
      return { teamId, departmentId: teamId === null ? departmentId : null };
    }
    case 'suspend':
      return { suspendedFrom: startsAt, ...reason };
    case 'restore':
      return { suspendedFrom: null };
  }
}

const isChanged = ({ changes }: UserResult) => Object.keys(changes).length > 0;

/** The results of users who change. */
export function changedIn(results: UserResult[]): UserResult[] {
  return results.filter(isChanged);
}

/**
 * The results of a change without a response, from its preview and a later rehearsal (`now`). Users who have the values
 * by then were changed; the others were skipped.
 */
export function savedOf(preview: UserResult[], now: UserResult[]): UserResult[] {
  return preview.map((result) => {
    const later = now.find(({ id }) => id === result.id);
    const isSaved = later?.skipped === null && !isChanged(later);
    if (!isChanged(result)) return result;
    return isSaved
      ? { ...result, version: later.version }
      : { ...result, version: null, skipped: later?.skipped ?? 'Not saved', changes: {} };
  });
}

/** The values of a user before the change. */
function valuesBefore(action: ManyAction, { role, assignment, suspendedFrom }: Selected): ManyChange['changes'] {
  if (action === 'role') return { role: role ?? '' };
  if (action !== 'place') return { suspendedFrom };
  const { team = null, department = null } = assignment ?? {};
  // The database sets the department of a team.
  return { teamId: team?.id ?? null, departmentId: team === null ? (department?.id ?? null) : null };
}

/**
 * The changes that undo this one, one for all users who had the same values. They are based on the versions after it, so
 * nobody else's change is undone.
 */
export function undoOf({ action, users, results }: ChangeUsersContext): UndoChange[] {
  const undone = new Map<string, UndoChange>();
  for (const user of users) {
    const result = results.find(({ id }) => id === user.id);
    if (result === undefined || !isChanged(result) || result.version === null) continue;
    const changes = valuesBefore(action, user);
    const { ids, versions } = undone.get(JSON.stringify(changes)) ?? { ids: [], versions: [] };
    undone.set(JSON.stringify(changes), {
      changes,
      ids: [...ids, user.id],
      versions: [...versions, result.version],
    });
  }
  return [...undone.values()];
}

/** The text of the success toast. */
export function successText({ results }: ChangeUsersContext): string {
  return `Changed ${people(changedIn(results).length)}`;
}

/** Why the preview failed, which changes nothing. */
export function previewFailureText({ error }: ChangeUsersContext): string {
  return errorText(error, 'Failed to load the preview');
}

/** Why the last change failed. */
export function failureText({ error, users }: ChangeUsersContext): string {
  return errorText(error, 'Failed to change the users', `${people(users.length)} changed`);
}
