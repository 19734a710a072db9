import type { ReactNode } from 'react';
import { DepartmentsListActor } from './departmentsListActor.ts';
import { loadTeamsPage, TeamsListActor, teamsListLogic } from './teamsListActor.ts';
import { useQueryWriter } from '../list/queryAddress.ts';
import { useListInput } from '../list/useListInput.ts';
import { PrintActor } from '../print/printActor.ts';
import { printLogic } from '../print/printLogic.ts';
import { TEAMS_QUERY } from './teamsQuery.ts';

const printing = printLogic('teams', loadTeamsPage);

/** Runs the lists of teams, narrowed to what the address asks, and of departments. */
export function TeamsLists({ children }: { children: ReactNode }) {
  const input = useListInput('Failed to load teams', TEAMS_QUERY);
  const writeQuery = useQueryWriter(TEAMS_QUERY);
  const logic = teamsListLogic.provide({
    actions: { rememberQuery: (_, asked) => writeQuery(asked) },
  });
  return (
    <TeamsListActor.Provider logic={logic} options={{ input }}>
      <DepartmentsListActor.Provider options={{ input: { failureText: 'Failed to load departments' } }}>
        <PrintActor.Provider logic={printing}>{children}</PrintActor.Provider>
      </DepartmentsListActor.Provider>
    </TeamsListActor.Provider>
  );
}
