import type { ReactNode } from 'react';
import { loadStaffPage, StaffDirectoryActor, staffDirectoryLogic } from '../../app/actors/staffDirectoryActor.ts';
import { FilterChoicesActor } from '../../app/actors/filterChoicesActor.ts';
import { useQueryWriter } from '../../app/directory/queryAddress.ts';
import { useDirectoryInput } from '../../app/directory/useDirectoryInput.ts';
import { ExportActor } from '../../app/export/exportActor.ts';
import { PrintActor } from '../../app/print/printActor.ts';
import { printLogic } from '../../app/print/printLogic.ts';
import { staffExportLogic } from './staffExport.ts';
import { PEOPLE, STAFF_NARROWING } from './staffNarrowing.ts';

const printing = printLogic('users', loadStaffPage);

/** Runs the list of people, narrowed to what the address asks. */
export function StaffDirectory({ children }: { children: ReactNode }) {
  const input = useDirectoryInput('Failed to load users', STAFF_NARROWING);
  const writeQuery = useQueryWriter(STAFF_NARROWING);
  const logic = staffDirectoryLogic.provide({
    actions: { rememberQuery: (_, asked) => writeQuery(asked) },
  });
  return (
    <StaffDirectoryActor.Provider logic={logic} options={{ input }}>
      <PrintActor.Provider logic={printing}>
        <ExportActor.Provider logic={staffExportLogic} options={{ input: { noun: PEOPLE } }}>
          <FilterChoicesActor.Provider>{children}</FilterChoicesActor.Provider>
        </ExportActor.Provider>
      </PrintActor.Provider>
    </StaffDirectoryActor.Provider>
  );
}
