import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { renameDepartmentMachine } from '../../../../machines/renameDepartment/renameDepartmentMachine.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { announcements } from '../../../app/toasts/announcements.ts';
import { notifyLate } from '../../../app/toasts/notifyLate.ts';

/**
 * The effects of renaming a department; whoever provides it hands over `reportChanged`.
 * @param refresh reads the lists again, for a write that ends after the dialog was closed
 */
export function renameDepartmentLogic(refresh: () => void) {
  const late = notifyLate(refresh);
  return renameDepartmentMachine.provide({
    actors: {
      loadDepartment: fromPromise(async ({ input }) => (await loadBackend()).loadDepartment(input)),
      saveDepartment: fromPromise(async ({ input, signal }) =>
        late((await loadBackend()).saveDepartment(input), signal),
      ),
    },
    actions: announcements,
  });
}

export const RenameDepartmentActor = createActorContext(renameDepartmentMachine);
