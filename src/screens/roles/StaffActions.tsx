import { StaffDirectoryActor } from '../../app/actors/staffDirectoryActor.ts';
import { ExportButton } from '../../app/export/ExportButton.tsx';
import { PrintButton } from '../../app/print/PrintButton.tsx';
import { AddUserButton } from './AddUserButton.tsx';
import { ImportUsersButton } from './import/ImportUsersButton.tsx';
import { staffExportLogic } from './staffExport.ts';

const PEOPLE = { one: 'person', many: 'people' };

/** What can be done with the list as a whole. */
export function StaffActions() {
  const directory = StaffDirectoryActor.useActorRef();
  return (
    <>
      <ExportButton directory={directory} logic={staffExportLogic} noun={PEOPLE} />
      <PrintButton directory={directory} />
      <ImportUsersButton />
      <AddUserButton />
    </>
  );
}
