import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { addTeamMachine } from '../../../../machines/addTeam/addTeamMachine.ts';
import { announcements, notifyLate } from '../../../patterns/toasts/announce.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { refreshList, type ShownRows } from '../../../patterns/list/listActor.ts';

export const AddTeamActor = createActorContext(addTeamMachine);

/** The effects of Add Team, which refreshes the list of teams. */
export function addTeamLogic(teams: ShownRows<unknown>) {
  const refresh = () => refreshList(teams);
  const late = notifyLate(refresh);
  return addTeamMachine.provide({
    actors: {
      loadDepartments: fromPromise(async () => (await loadBackend()).listDepartmentChoices()),
      addTeam: fromPromise(async ({ input, signal }) => late((await loadBackend()).addTeam(input), signal)),
    },
    actions: { ...announcements, reportAdded: () => teams.send({ type: 'row.added' }), reportUnconfirmed: refresh },
  });
}
