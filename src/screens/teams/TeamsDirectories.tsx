import type { ReactNode } from 'react';
import { DepartmentsDirectoryActor } from '../../app/actors/departmentsDirectoryActor.ts';
import { TeamsDirectoryActor, teamsDirectoryLogic } from '../../app/actors/teamsDirectoryActor.ts';
import { useAddressedQuery, useQueryWriter } from '../../app/directory/queryAddress.ts';
import { TEAMS_NARROWING } from './teamsNarrowing.ts';

/** Runs the lists of teams, narrowed to what the address asks, and of departments. */
export function TeamsDirectories({ children }: { children: ReactNode }) {
  const query = useAddressedQuery(TEAMS_NARROWING);
  const writeQuery = useQueryWriter(TEAMS_NARROWING);
  const logic = teamsDirectoryLogic.provide({
    actions: { rememberQuery: (_, asked) => writeQuery(asked) },
  });
  return (
    <TeamsDirectoryActor.Provider logic={logic} options={{ input: { failureText: 'Failed to load teams', query } }}>
      <DepartmentsDirectoryActor.Provider options={{ input: { failureText: 'Failed to load departments' } }}>
        {children}
      </DepartmentsDirectoryActor.Provider>
    </TeamsDirectoryActor.Provider>
  );
}
