import type { Party } from '../rules/permissions.ts';
import { isolated } from '../rules/text.ts';
import { fullName, type User } from '../shared/entities.ts';
import { errorText, type BackendError } from '../shared/outcome.ts';

/** The input of the dialog: the editor, and the person to remove. */
export type RemoveUserProps = { editor: Party; target: User };

export type RemoveUserContext = RemoveUserProps & {
  /** Recorded in the audit log; empty for none. */
  reason: string;
  /** Why the last attempt failed. */
  error: BackendError | null;
};

type Snapshot = { context: RemoveUserContext; matches(state: 'checking' | 'unconfirmed'): boolean };

/** The error if neither the removal nor the check got a response. */
export const REMOVAL_UNKNOWN = 'Could not confirm that the user was removed.';

/** Why a removal failed: the server's message or the fallback. */
export function failureText(error: BackendError | null): string {
  return errorText(error, 'Failed to remove user');
}

/** Whether the result is unknown, so that Retry replaces Remove. */
export function selectIsUnconfirmed(snapshot: Snapshot): boolean {
  return snapshot.matches('unconfirmed');
}

/** The person to remove. */
export function selectTarget({ context }: Snapshot): User {
  return context.target;
}

/** The reason as typed. */
export function selectReason({ context }: Snapshot): string {
  return context.reason;
}

/** The question of the dialog (specification, section 2). */
export function selectQuestion({ context: { target } }: Snapshot): string {
  const name = fullName(target);
  const person = name === '' ? target.email : `${isolated(name)} (${target.email})`;
  return `Are you sure you want to remove ${person}? This action cannot be undone.`;
}

/** The error or progress as text, or null. */
export function selectMessage(snapshot: Snapshot): string | null {
  if (snapshot.matches('checking')) return 'Could not confirm that the user was removed. Checking again…';
  if (snapshot.matches('unconfirmed')) return REMOVAL_UNKNOWN;
  const { error } = snapshot.context;
  return error && failureText(error);
}
