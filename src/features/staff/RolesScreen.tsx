import { FileUp, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { MenuItem } from '../../components/dialog/Menu.tsx';
import { PageHeader } from '../../components/layout/PageHeader.tsx';
import { Dialogs, useDialog } from '../../patterns/dialog/Dialogs.tsx';
import { ExportActor } from '../../patterns/export/exportActor.ts';
import { ListCount } from '../../patterns/list/ListCount.tsx';
import { ListMenu } from '../../patterns/list/ListMenu.tsx';
import { ListSearch } from '../../patterns/list/ListSearch.tsx';
import { useQueryFromAddress, useQueryWriter, useListInput } from '../../patterns/list/queryAddress.ts';
import { PrintActor, printLogic } from '../../patterns/print/printActor.ts';
import { PrintNote } from '../../patterns/print/PrintNote.tsx';
import { useAddUserOnArrival } from './addUser/useAddUserOnArrival.ts';
import { addReason } from './reasons.ts';
import {
  AddUserDialog,
  ChangeUsersDialog,
  EditUserDialog,
  ImportUsersDialog,
  RemoveUserDialog,
  SuspendUserDialog,
} from './staffDialogs.ts';
import { StaffFilters } from './StaffFilters.tsx';
import {
  FilterChoicesActor,
  loadUserPage,
  PEOPLE,
  STAFF_QUERY,
  userExportLogic,
  UserListActor,
  userListLogic,
} from './userList.ts';
import { RestoreUserActor, restoreUserLogic } from './suspendUser/restoreUserActor.ts';
import { SelectionActor } from './selection/selectionActor.ts';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { StaffTable } from './StaffTable.tsx';
import { useEditor } from '../../session/useEditor.ts';

const printing = printLogic('users', loadUserPage);

const DIALOGS = {
  addUser: AddUserDialog,
  changeUsers: ChangeUsersDialog,
  editUser: EditUserDialog,
  removeUser: RemoveUserDialog,
  suspendUser: SuspendUserDialog,
};

/** Roles & Users (specification, section 2). */
export function Component() {
  return (
    <UserLists>
      <StaffDialogs>
        <RolesPage />
      </StaffDialogs>
    </UserLists>
  );
}

function UserLists({ children }: { children: ReactNode }) {
  const input = useListInput('Failed to load users', STAFF_QUERY);
  const writeQuery = useQueryWriter(STAFF_QUERY);
  const logic = userListLogic.provide({ actions: { rememberQuery: (_, query) => writeQuery(query) } });
  return (
    <UserListActor.Provider logic={logic} options={{ input }}>
      <PrintActor.Provider logic={printing}>
        <ExportActor.Provider logic={userExportLogic} options={{ input: { noun: PEOPLE } }}>
          <FilterChoicesActor.Provider>
            <SelectionActor.Provider>{children}</SelectionActor.Provider>
          </FilterChoicesActor.Provider>
        </ExportActor.Provider>
      </PrintActor.Provider>
    </UserListActor.Provider>
  );
}

function StaffDialogs({ children }: { children: ReactNode }) {
  const list = UserListActor.useActorRef();
  return (
    <Dialogs of={DIALOGS} rows={list}>
      <RestoreUserActor.Provider logic={restoreUserLogic(list)}>{children}</RestoreUserActor.Provider>
    </Dialogs>
  );
}

function RolesPage() {
  const list = UserListActor.useActorRef();
  useQueryFromAddress(list, STAFF_QUERY);
  useAddUserOnArrival();
  return (
    <>
      <PageHeader
        title="Roles & Users"
        count={<ListCount list={list} noun={PEOPLE} />}
        search={<ListSearch list={list} label="Search users" placeholder="Search by name, email, or role..." />}
        actions={<StaffActions />}
      />
      <PrintNote list={list} noun={PEOPLE} />
      <StaffFilters />
      <SelectionBar />
      <StaffTable addButton={<AddUserButton />} />
    </>
  );
}

/** The actions on the whole list. An unavailable import shows the reason and opens Permission Denied. */
function StaffActions() {
  const list = UserListActor.useActorRef();
  const editor = useEditor();
  const dialog = useDialog(ImportUsersDialog);
  return (
    <>
      <ListMenu list={list} align="endWhenWide" busy={dialog.busy}>
        <MenuItem
          icon={FileUp}
          unavailableReason={addReason(editor)}
          onClick={() => dialog.open({ input: { editor } })}
        >
          Import users
        </MenuItem>
      </ListMenu>
      <AddUserButton />
    </>
  );
}

/** Opens Add User, or Permission Denied if the user may not add people. */
function AddUserButton() {
  const dialog = useDialog(AddUserDialog);
  const editor = useEditor();
  return (
    <Button
      variant="primary"
      icon={UserPlus}
      busy={dialog.busy}
      unavailableReason={addReason(editor)}
      onClick={() => dialog.open({ input: { editor } })}
    >
      Add User
    </Button>
  );
}
