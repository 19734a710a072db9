import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { editTeamMachine } from '../../../../machines/editTeam/editTeamMachine.ts';
import { teamUpdateMachine } from '../../../../machines/editTeam/teamUpdateMachine.ts';
import { announcements, notifyLate } from '../../../app/toasts/announce.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { refreshList } from '../../list/listActor.ts';
import { TeamsListActor } from '../teamsLists.ts';

export const EditTeamActor = createActorContext(editTeamMachine);

/** The effects of Edit Team, which updates the list of teams. */
export function useEditTeamLogic() {
  const teams = TeamsListActor.useActorRef();
  const late = notifyLate(() => refreshList(teams));
  return editTeamMachine.provide({
    actors: {
      loadDepartments: fromPromise(async () => (await loadBackend()).listDepartmentChoices()),
      teamUpdate: teamUpdateMachine.provide({
        actors: {
          saveTeam: fromPromise(async ({ input, signal }) => late((await loadBackend()).saveTeam(input), signal)),
          loadTeam: fromPromise(async ({ input }) => (await loadBackend()).loadTeam(input)),
        },
      }),
    },
    actions: {
      ...announcements,
      reportSaved: (_, { row }) => teams.send(row ? { type: 'row.saved', row } : { type: 'list.refresh' }),
      reportGone: (_, { id }) => teams.send({ type: 'row.removed', id }),
    },
  });
}
