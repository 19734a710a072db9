import type { ReactNode } from 'react';
import { DepartmentsDirectoryActor } from '../../app/actors/departmentsDirectoryActor.ts';
import { TeamsDirectoryActor, teamsDirectoryLogic } from '../../app/actors/teamsDirectoryActor.ts';
import { useAddressedSearch, useSearchWriter } from '../../app/directory/searchAddress.ts';

/** Runs the lists of teams, searched for what the address asks, and of departments. */
export function TeamsDirectories({ children }: { children: ReactNode }) {
  const search = useAddressedSearch();
  const writeSearch = useSearchWriter();
  const logic = teamsDirectoryLogic.provide({
    actions: { rememberQuery: (_, query) => writeSearch(query.search) },
  });
  return (
    <TeamsDirectoryActor.Provider logic={logic} options={{ input: { failureText: 'Failed to load teams', search } }}>
      <DepartmentsDirectoryActor.Provider options={{ input: { failureText: 'Failed to load departments' } }}>
        {children}
      </DepartmentsDirectoryActor.Provider>
    </TeamsDirectoryActor.Provider>
  );
}
