import type { ReactNode } from 'react';
import { DepartmentsDirectoryActor } from './departmentsDirectoryActor.ts';
import { loadTeamsPage, TeamsDirectoryActor, teamsDirectoryLogic } from './teamsDirectoryActor.ts';
import { useQueryWriter } from '../list/queryAddress.ts';
import { useDirectoryInput } from '../list/useDirectoryInput.ts';
import { PrintActor } from '../print/printActor.ts';
import { printLogic } from '../print/printLogic.ts';
import { TEAMS_NARROWING } from './teamsNarrowing.ts';

const printing = printLogic('teams', loadTeamsPage);

/** Runs the lists of teams, narrowed to what the address asks, and of departments. */
export function TeamsDirectories({ children }: { children: ReactNode }) {
  const input = useDirectoryInput('Failed to load teams', TEAMS_NARROWING);
  const writeQuery = useQueryWriter(TEAMS_NARROWING);
  const logic = teamsDirectoryLogic.provide({
    actions: { rememberQuery: (_, asked) => writeQuery(asked) },
  });
  return (
    <TeamsDirectoryActor.Provider logic={logic} options={{ input }}>
      <DepartmentsDirectoryActor.Provider options={{ input: { failureText: 'Failed to load departments' } }}>
        <PrintActor.Provider logic={printing}>{children}</PrintActor.Provider>
      </DepartmentsDirectoryActor.Provider>
    </TeamsDirectoryActor.Provider>
  );
}
