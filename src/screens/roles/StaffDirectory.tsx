import type { ReactNode } from 'react';
import { StaffDirectoryActor, staffDirectoryLogic } from '../../app/actors/staffDirectoryActor.ts';
import { FilterChoicesActor } from '../../app/actors/filterChoicesActor.ts';
import { useAddressedQuery, useQueryWriter } from '../../app/directory/queryAddress.ts';
import { STAFF_NARROWING } from './staffNarrowing.ts';

/** Runs the list of people, narrowed to what the address asks. */
export function StaffDirectory({ children }: { children: ReactNode }) {
  const query = useAddressedQuery(STAFF_NARROWING);
  const writeQuery = useQueryWriter(STAFF_NARROWING);
  const logic = staffDirectoryLogic.provide({
    actions: { rememberQuery: (_, asked) => writeQuery(asked) },
  });
  return (
    <StaffDirectoryActor.Provider logic={logic} options={{ input: { failureText: 'Failed to load users', query } }}>
      <FilterChoicesActor.Provider>{children}</FilterChoicesActor.Provider>
    </StaffDirectoryActor.Provider>
  );
}
