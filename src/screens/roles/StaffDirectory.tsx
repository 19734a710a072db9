import type { ReactNode } from 'react';
import { loadStaffPage, StaffDirectoryActor, staffDirectoryLogic } from '../../app/actors/staffDirectoryActor.ts';
import { FilterChoicesActor } from '../../app/actors/filterChoicesActor.ts';
import { useAddressedQuery, useQueryWriter } from '../../app/directory/queryAddress.ts';
import { useReturnSize } from '../../app/directory/useListPlace.ts';
import { PrintActor } from '../../app/print/printActor.ts';
import { printLogic } from '../../app/print/printLogic.ts';
import { STAFF_NARROWING } from './staffNarrowing.ts';

const printing = printLogic(loadStaffPage);

/** Runs the list of people, narrowed to what the address asks. */
export function StaffDirectory({ children }: { children: ReactNode }) {
  const query = useAddressedQuery(STAFF_NARROWING);
  const returnSize = useReturnSize();
  const writeQuery = useQueryWriter(STAFF_NARROWING);
  const logic = staffDirectoryLogic.provide({
    actions: { rememberQuery: (_, asked) => writeQuery(asked) },
  });
  return (
    <StaffDirectoryActor.Provider
      logic={logic}
      options={{ input: { failureText: 'Failed to load users', query, ...returnSize } }}
    >
      <PrintActor.Provider logic={printing}>
        <FilterChoicesActor.Provider>{children}</FilterChoicesActor.Provider>
      </PrintActor.Provider>
    </StaffDirectoryActor.Provider>
  );
}
