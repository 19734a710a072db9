import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import type { TeamValues } from '../../../../machines/addTeam/teamForm.ts';
import { editTeamMachine } from '../../../../machines/editTeam/editTeamMachine.ts';
import { saveTeam } from '../../../../machines/editTeam/saveTeam.ts';
import type { Team } from '../../../../machines/shared/entities.ts';
import { announcements, notifyLate } from '../../../patterns/toasts/announce.ts';
import { loadBackend } from '../../../backend/loadBackend.ts';
import { refreshList, type ShownRows } from '../../../patterns/list/listActor.ts';

export const EditTeamActor = createActorContext(editTeamMachine);

/** The effects of Edit Team, which updates the teams on screen. */
export function editTeamLogic(teams: ShownRows<Team>) {
  const late = notifyLate(() => refreshList(teams));
  return editTeamMachine.provide({
    actors: {
      loadDepartments: fromPromise(async () => (await loadBackend()).listDepartmentChoices()),
      saveTeam: saveTeam.provide({
        actors: {
          save: fromPromise(async ({ input: { row, edit }, signal }) =>
            late((await loadBackend()).saveTeam({ ...row, ...(edit as TeamValues) }), signal),
          ),
          load: fromPromise(async ({ input }) => (await loadBackend()).loadTeam({ ...input, retry: false })),
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
