import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { addDepartmentMachine } from '../../../../machines/addDepartment/addDepartmentMachine.ts';
import { announcements, notifyLate } from '../../../patterns/toasts/announce.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { refreshList } from '../../../patterns/list/listActor.ts';
import { DepartmentsListActor } from '../teamsLists.ts';

export const AddDepartmentActor = createActorContext(addDepartmentMachine);

/** The effects of Add Department, which refreshes the list of departments. */
export function useAddDepartmentLogic() {
  const departments = DepartmentsListActor.useActorRef();
  const refresh = () => refreshList(departments);
  const late = notifyLate(refresh);
  return addDepartmentMachine.provide({
    actors: {
      addDepartment: fromPromise(async ({ input, signal }) => late((await loadBackend()).addDepartment(input), signal)),
    },
    actions: {
      ...announcements,
      reportAdded: () => departments.send({ type: 'row.added' }),
      reportUnconfirmed: refresh,
    },
  });
}
