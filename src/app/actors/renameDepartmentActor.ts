import { fromPromise } from 'xstate';
import { renameDepartmentMachine } from '../../../machines/renameDepartment/renameDepartmentMachine.ts';
import { loadBackend } from '../loadBackend.ts';
import { createDialogContext } from '../navigation/createDialogContext.tsx';
import type { SessionActor } from '../session/SessionContext.ts';
import { announcements } from './announcements.ts';
import { tellLate } from './tellLate.ts';
import { watchRights } from './watchRights.ts';

/**
 * The effects of renaming a department; whoever provides it hands over `reportChanged`.
 * @param refresh reads the lists again, for a write that ends after the dialog was closed
 */
export function renameDepartmentLogic(session: SessionActor, refresh: () => void) {
  const watch = watchRights(session);
  const late = tellLate(refresh);
  return renameDepartmentMachine.provide({
    actors: {
      loadDepartment: fromPromise(async ({ input }) => watch((await loadBackend()).loadDepartment(input))),
      saveDepartment: fromPromise(async ({ input, signal }) =>
        late(watch((await loadBackend()).saveDepartment(input)), signal),
      ),
    },
    actions: announcements,
  });
}

export const RenameDepartmentActor = createDialogContext(renameDepartmentMachine);
