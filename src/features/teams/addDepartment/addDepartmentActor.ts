import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { addDepartmentMachine } from '../../../../machines/addDepartment/addDepartmentMachine.ts';
import { announcements, notifyLate } from '../../../patterns/toasts/announce.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { refreshList, type ShownRows } from '../../../patterns/list/listActor.ts';

export const AddDepartmentActor = createActorContext(addDepartmentMachine);

/** The effects of Add Department, which refreshes the lists. */
export function addDepartmentLogic(rows: ShownRows<unknown>) {
  const refresh = () => refreshList(rows);
  const late = notifyLate(refresh);
  return addDepartmentMachine.provide({
    actors: {
      addDepartment: fromPromise(async ({ input, signal }) => late((await loadBackend()).addDepartment(input), signal)),
    },
    actions: { ...announcements, reportAdded: refresh, reportUnconfirmed: refresh },
  });
}
