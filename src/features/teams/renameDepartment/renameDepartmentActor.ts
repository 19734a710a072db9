import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { renameDepartmentMachine } from '../../../../machines/renameDepartment/renameDepartmentMachine.ts';
import { announcements, notifyLate } from '../../../patterns/toasts/announce.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { refreshList, type ShownRows } from '../../../patterns/list/listActor.ts';

export const RenameDepartmentActor = createActorContext(renameDepartmentMachine);

/** The effects of Rename Department, which refreshes both lists. */
export function renameDepartmentLogic(rows: ShownRows<unknown>) {
  const refresh = () => refreshList(rows);
  const late = notifyLate(refresh);
  return renameDepartmentMachine.provide({
    actors: {
      loadDepartment: fromPromise(async ({ input }) =>
        (await loadBackend()).loadDepartment({ ...input, retry: false }),
      ),
      saveDepartment: fromPromise(async ({ input, signal }) =>
        late((await loadBackend()).saveDepartment(input), signal),
      ),
    },
    actions: { ...announcements, reportChanged: refresh },
  });
}
