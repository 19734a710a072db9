import { Route, Routes } from 'react-router-dom';
import type { ReactNode } from 'react';
import { Component as Shell } from '../../src/app/layout/Shell.tsx';
import { AppRoutes } from '../../src/app/routes.tsx';
import { Component as SignedInLayout } from '../../src/app/layout/SignedInLayout.tsx';
import { Component as DashboardScreen } from '../../src/features/dashboard/DashboardScreen.tsx';
import { Component as Palette } from '../../src/app/palette/PaletteContainer.tsx';
import { Component as PendingLinkDialog } from '../../src/features/sign-in/links/PendingLinkDialog.tsx';
import { Component as ResetLinkPage } from '../../src/features/sign-in/links/ResetLinkPage.tsx';
import { SessionList } from '../../src/features/sessions/SessionList.tsx';
import { column } from '../../src/features/settings/SettingsScreen.css.ts';
import { Component as ImportUsersDialog } from '../../src/features/staff/import/ImportUsersDialog.tsx';
import { Component as AddUserDialog } from '../../src/features/staff/addUser/AddUserDialog.tsx';
import { Component as ChangeUsersDialog } from '../../src/features/staff/changeUsers/ChangeUsersDialog.tsx';
import { Component as ConfirmDialog } from '../../src/patterns/dialog/ConfirmDialog.tsx';
import { Component as TeamsScreen } from '../../src/features/teams/TeamsScreen.tsx';
import { Component as AddTeamDialog } from '../../src/features/teams/addTeam/AddTeamDialog.tsx';
import { Component as DepartmentDialog } from '../../src/features/teams/DepartmentDialog.tsx';
import { Component as EditTeamDialog } from '../../src/features/teams/editTeam/EditTeamDialog.tsx';
import { Component as EditUserDialog } from '../../src/features/staff/editUser/EditUserDialog.tsx';
import { Component as RemoveUserDialog } from '../../src/features/staff/removeUser/RemoveUserDialog.tsx';
import { Component as SuspendUserDialog } from '../../src/features/staff/suspendUser/SuspendUserDialog.tsx';
import { SelectionActor } from '../../src/features/staff/selection/selectionActor.ts';
import { FilterChoicesActor } from '../../src/features/staff/userList.ts';
import { Dialogs } from '../../src/patterns/dialog/Dialogs.tsx';
import { analyticsTeam, confirmation, opening } from '../samples/values.ts';
import { Component as RolesScreen } from '../../src/features/staff/RolesScreen.tsx';
import { manager } from '../samples/people.ts';

const nothing = () => {};

/** A page of the product that shows `children`. */
function InShell({ children }: { children: ReactNode }) {
  return (
    <Routes>
      <Route element={<SignedInLayout />}>
        <Route element={<Shell preload={nothing} />}>
          <Route path="*" element={children} />
        </Route>
      </Route>
    </Routes>
  );
}

const OPENED = {};
const NO_DIALOGS = {};
const ROWS = { getSnapshot: () => ({ status: 'active' }), send: nothing };

/** An open dialog over its screen. */
function DialogOver({ Screen, children }: { Screen: () => ReactNode; children: ReactNode }) {
  return (
    <InShell>
      <Screen />
      <Dialogs of={NO_DIALOGS} rows={ROWS}>
        {children}
      </Dialogs>
    </InShell>
  );
}

/**
 * The views that the product mounts on demand or at the end of a long page, by the id of their chart. Each replaces the
 * page of its screen.
 */
export const OPENED_VIEWS: Record<string, ReactNode> = {
  commandPalette: (
    <InShell>
      <DashboardScreen />
      <Palette opened={OPENED} />
    </InShell>
  ),
  addTeam: (
    <DialogOver Screen={TeamsScreen}>
      <AddTeamDialog input={{ department: null }} onClosed={nothing} />
    </DialogOver>
  ),
  addUser: (
    <DialogOver Screen={RolesScreen}>
      <AddUserDialog input={opening} onClosed={nothing} />
    </DialogOver>
  ),
  changeUsers: (
    <DialogOver Screen={RolesScreen}>
      <FilterChoicesActor.Provider>
        <SelectionActor.Provider>
          <ChangeUsersDialog
            input={{ action: 'role', users: [opening.target], today: '2026-12-01' }}
            onClosed={nothing}
          />
        </SelectionActor.Provider>
      </FilterChoicesActor.Provider>
    </DialogOver>
  ),
  confirm: (
    <DialogOver Screen={TeamsScreen}>
      <ConfirmDialog input={confirmation} write={() => new Promise(nothing)} onClosed={nothing} />
    </DialogOver>
  ),
  editTeam: (
    <DialogOver Screen={TeamsScreen}>
      <EditTeamDialog input={{ team: analyticsTeam }} onClosed={nothing} />
    </DialogOver>
  ),
  nameDialog: (
    <DialogOver Screen={TeamsScreen}>
      <DepartmentDialog row={null} onClosed={nothing} />
    </DialogOver>
  ),
  editUser: (
    <DialogOver Screen={RolesScreen}>
      <EditUserDialog input={opening} onClosed={nothing} />
    </DialogOver>
  ),
  removeUser: (
    <DialogOver Screen={RolesScreen}>
      <RemoveUserDialog input={opening} onClosed={nothing} />
    </DialogOver>
  ),
  suspendUser: (
    <DialogOver Screen={RolesScreen}>
      <SuspendUserDialog input={opening} onClosed={nothing} />
    </DialogOver>
  ),
  importUsers: (
    <DialogOver Screen={RolesScreen}>
      <ImportUsersDialog input={opening} onClosed={nothing} />
    </DialogOver>
  ),
  pendingLink: (
    <InShell>
      <DashboardScreen />
      <PendingLinkDialog />
    </InShell>
  ),
  resetLink: (
    <ResetLinkPage tokenHash="token">
      <AppRoutes />
    </ResetLinkPage>
  ),
  sessions: (
    <InShell>
      <div className={column}>
        <SessionList userId={manager.id} />
      </div>
    </InShell>
  ),
};
