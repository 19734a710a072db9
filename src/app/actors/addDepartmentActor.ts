import { fromPromise } from 'xstate';
import { addDepartmentMachine } from '../../../machines/addDepartment/addDepartmentMachine.ts';
import { loadBackend } from '../loadBackend.ts';
import { createDialogContext } from '../navigation/createDialogContext.tsx';
import type { SessionActor } from '../session/SessionContext.ts';
import { announcements } from './announcements.ts';
import { tellLate } from './tellLate.ts';
import { watchRights } from './watchRights.ts';

/**
 * The Add Department dialog's effects; whoever provides it hands over `reportAdded` and `reportUnconfirmed`.
 * @param refresh reads the list again, for a write that ends after the dialog was closed
 */
export function addDepartmentLogic(session: SessionActor, refresh: () => void) {
  const watch = watchRights(session);
  const late = tellLate(refresh);
  return addDepartmentMachine.provide({
    actors: {
      addDepartment: fromPromise(async ({ input, signal }) =>
        late(watch((await loadBackend()).addDepartment(input)), signal),
      ),
    },
    actions: announcements,
  });
}

export const AddDepartmentActor = createDialogContext(addDepartmentMachine);
