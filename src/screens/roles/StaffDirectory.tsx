import type { ReactNode } from 'react';
import { StaffDirectoryActor, staffDirectoryLogic } from '../../app/actors/staffDirectoryActor.ts';
import { useAddressedSearch, useSearchWriter } from '../../app/directory/searchAddress.ts';

/** Runs the list of people, searched for what the address asks. */
export function StaffDirectory({ children }: { children: ReactNode }) {
  const search = useAddressedSearch();
  const writeSearch = useSearchWriter();
  const logic = staffDirectoryLogic.provide({
    actions: { rememberQuery: (_, query) => writeSearch(query.search) },
  });
  return (
    <StaffDirectoryActor.Provider logic={logic} options={{ input: { failureText: 'Failed to load users', search } }}>
      {children}
    </StaffDirectoryActor.Provider>
  );
}
