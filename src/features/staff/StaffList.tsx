import type { ReactNode } from 'react';
import { loadStaffPage, StaffListActor, staffListLogic } from './staffListActor.ts';
import { FilterChoicesActor } from './filterChoicesActor.ts';
import { useQueryWriter } from '../list/queryAddress.ts';
import { useListInput } from '../list/useListInput.ts';
import { ExportActor } from '../export/exportActor.ts';
import { PrintActor } from '../print/printActor.ts';
import { printLogic } from '../print/printLogic.ts';
import { staffExportLogic } from './staffExport.ts';
import { PEOPLE, STAFF_QUERY } from './staffQuery.ts';

const printing = printLogic('users', loadStaffPage);

/** Runs the list of people, narrowed to what the address asks. */
export function StaffList({ children }: { children: ReactNode }) {
  const input = useListInput('Failed to load users', STAFF_QUERY);
  const writeQuery = useQueryWriter(STAFF_QUERY);
  const logic = staffListLogic.provide({
    actions: { rememberQuery: (_, asked) => writeQuery(asked) },
  });
  return (
    <StaffListActor.Provider logic={logic} options={{ input }}>
      <PrintActor.Provider logic={printing}>
        <ExportActor.Provider logic={staffExportLogic} options={{ input: { noun: PEOPLE } }}>
          <FilterChoicesActor.Provider>{children}</FilterChoicesActor.Provider>
        </ExportActor.Provider>
      </PrintActor.Provider>
    </StaffListActor.Provider>
  );
}
