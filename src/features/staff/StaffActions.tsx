import { FileUp } from 'lucide-react';
import { Suspense, useState } from 'react';
import { StaffListActor } from './staffListActor.ts';
import { ListMenu } from '../list/ListMenu.tsx';
import { useOpening } from '../../app/toasts/useOpening.ts';
import { MenuItem } from '../../components/dialog/MenuItem.tsx';
import { AddUserButton } from './addUser/AddUserButton.tsx';
import { ImportUsers } from './import/ImportUsers.tsx';
import { ImportUsersDialog } from './import/importChunk.ts';
import { addReason } from './reasons.ts';
import { useEditor } from './useEditor.ts';

/** What can be done with the list as a whole. Import says why it is unavailable, and opens Permission Denied then. */
export function StaffActions() {
  const list = StaffListActor.useActorRef();
  const editor = useEditor();
  const [isImporting, setImporting] = useState(false);
  const { startOpening, isFetching } = useOpening(ImportUsersDialog);
  return (
    <>
      <ListMenu list={list} align="endWhenWide" busy={isFetching}>
        <MenuItem
          icon={FileUp}
          unavailableReason={addReason(editor)}
          onClick={() => startOpening(() => setImporting(true))}
        >
          Import users
        </MenuItem>
      </ListMenu>
      <AddUserButton />
      <Suspense>{isImporting && <ImportUsers onClosed={() => setImporting(false)} />}</Suspense>
    </>
  );
}
