import type { ReactNode } from 'react';
import { loadStaffPage, StaffDirectoryActor, staffDirectoryLogic } from './staffDirectoryActor.ts';
import { FilterChoicesActor } from './filterChoicesActor.ts';
import { useQueryWriter } from '../list/queryAddress.ts';
import { useDirectoryInput } from '../list/useDirectoryInput.ts';
import { ExportActor } from '../export/exportActor.ts';
import { PrintActor } from '../print/printActor.ts';
import { printLogic } from '../print/printLogic.ts';
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
