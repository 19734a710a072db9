import { fromPromise } from 'xstate';
import { confirmMachine, type Confirmation } from '../../../machines/confirm/confirmMachine.ts';
import { isolated } from '../../../machines/rules/text.ts';
import { NO_REASON } from '../../../machines/shared/outcome.ts';
import { announcements, notifyLate } from '../../patterns/toasts/announce.ts';
import { loadBackend } from '../../backend/loadBackend.ts';

/** The writes that a confirmation on this screen can select. */
const WRITES = {
  archiveTeam: { table: 'teams', isArchived: true },
  restoreTeam: { table: 'teams', isArchived: false },
  archiveDepartment: { table: 'departments', isArchived: true },
  restoreDepartment: { table: 'departments', isArchived: false },
} as const;

type Item = { id: string; name: string };

const isWrite = (action: string): action is keyof typeof WRITES => Object.hasOwn(WRITES, action);

/** The effects of archiving and restoring; `refresh` refreshes the screen. */
export function archiveLogic(refresh: () => void) {
  const late = notifyLate(refresh);
  return confirmMachine.provide({
    actors: {
      write: fromPromise(async ({ input: { action, id }, signal }) =>
        isWrite(action) ? late((await loadBackend()).setArchived({ id, ...WRITES[action] }), signal) : NO_REASON,
      ),
    },
    actions: { ...announcements, reportWritten: refresh, reportFailed: refresh },
  });
}

/** The confirmation before a team or department is archived. */
export function archiving(noun: 'Team' | 'Department', { id, name }: Item): Confirmation {
  return {
    action: `archive${noun}`,
    id,
    title: `Archive ${noun}`,
    question: `Archive ${isolated(name)}? It disappears from lists and selects, and can be restored under Status: Archived.`,
    submit: 'Archive',
    submitting: 'Archiving...',
    success: `${noun} archived successfully`,
    failure: `Failed to archive ${noun.toLowerCase()}`,
    unconfirmed: `the ${noun.toLowerCase()} was archived`,
  };
}

/** The confirmation before an archived team or department is restored. */
export function restoring(noun: 'Team' | 'Department', { id, name }: Item): Confirmation {
  return {
    action: `restore${noun}`,
    id,
    title: `Restore ${noun}`,
    question: `Restore ${isolated(name)}? It appears in lists and selects again.`,
    submit: 'Restore',
    submitting: 'Restoring...',
    success: `${noun} restored successfully`,
    failure: `Failed to restore ${noun.toLowerCase()}`,
    unconfirmed: `the ${noun.toLowerCase()} was restored`,
  };
}
