import type { SnapshotFrom } from 'xstate';
import { passwordSpaceHint } from '../rules/validation.ts';
import { NO_ANSWER, type loginMachine } from './loginMachine.ts';

type Snapshot = SnapshotFrom<typeof loginMachine>;

/** What is typed and what is wrong, by field. */
export function selectForm({ context: { email, password, errors } }: Snapshot) {
  return { email, password, errors };
}

/** Why the last attempt was refused. */
export function selectFailure(snapshot: Snapshot) {
  return snapshot.context.failure;
}

/** What may be wrong with a rejected password; null while nothing was rejected. */
export function selectPasswordHint(snapshot: Snapshot): string | null {
  const { failure, password } = snapshot.context;
  return failure === null || selectIsUnanswered(snapshot) ? null : passwordSpaceHint(password);
}

/** Whether the last attempt got no answer: the server's name helps then. */
export function selectIsUnanswered(snapshot: Snapshot) {
  return snapshot.context.failure === NO_ANSWER;
}

/** Whether an attempt is under way. */
export function selectIsBusy(snapshot: Snapshot) {
  return snapshot.hasTag('busy');
}

/** Whether it takes longer than it should. */
export function selectIsSlow(snapshot: Snapshot) {
  return snapshot.hasTag('slow');
}
