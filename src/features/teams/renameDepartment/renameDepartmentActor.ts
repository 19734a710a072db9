import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { renameDepartmentMachine } from '../../../../machines/renameDepartment/renameDepartmentMachine.ts';
import { saveRecordMachine } from '../../../../machines/saveRecord/saveRecordMachine.ts';
import { announcements, notifyLate } from '../../../patterns/toasts/announce.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { refreshList, type ShownRows } from '../../../patterns/list/listActor.ts';

export const RenameDepartmentActor = createActorContext(renameDepartmentMachine);

const load = async ({ id }: { id: string }) => (await loadBackend()).loadDepartment({ id, retry: false });

/** The effects of Rename Department, which refreshes both lists. */
export function renameDepartmentLogic(rows: ShownRows<unknown>) {
  const refresh = () => refreshList(rows);
  const late = notifyLate(refresh);
  return renameDepartmentMachine.provide({
    actors: {
      loadDepartment: fromPromise(({ input }) => load(input)),
      saveDepartment: saveRecordMachine.provide({
        actors: {
          save: fromPromise(async ({ input: { row, edit }, signal }) =>
            late((await loadBackend()).saveDepartment({ ...row, ...(edit as { name: string }) }), signal),
          ),
          load: fromPromise(({ input }) => load(input)),
        },
      }),
    },
    actions: { ...announcements, reportChanged: refresh },
  });
}
