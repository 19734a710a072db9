/** Where the product uses a chart: its main view, and the file that provides its effects; null without one. */
export type ChartSource = { view: string | null; actor: string | null };

/** The sources of a chart below `src/`. */
function source(view: string | null, actor: string | null): ChartSource {
  return { view: view && `src/${view}`, actor: actor && `src/${actor}` };
}

/** The view and the actor of a chart in one folder below `src/features/`. */
function inFolder(folder: string, view: string, actor: string): ChartSource {
  return source(`features/${folder}/${view}`, `features/${folder}/${actor}`);
}

/** The sources of all charts by their id. `account` is a model for tests. */
export const chartSources: Record<string, ChartSource> = {
  account: source(null, null),
  addDepartment: inFolder('teams/addDepartment', 'AddDepartmentDialog.tsx', 'addDepartmentActor.ts'),
  addTeam: inFolder('teams/addTeam', 'AddTeamDialog.tsx', 'addTeamActor.ts'),
  addUser: inFolder('staff/addUser', 'AddUserDialog.tsx', 'addUserActor.ts'),
  commandPalette: inFolder('palette', 'CommandPalette.tsx', 'paletteActor.ts'),
  confirm: source('features/dialog/ConfirmDialog.tsx', 'features/teams/archive.ts'),
  editTeam: inFolder('teams/editTeam', 'EditTeamDialog.tsx', 'editTeamActor.ts'),
  editUser: inFolder('staff/editUser', 'EditUserDialog.tsx', 'editUserActor.ts'),
  exportRows: inFolder('export', 'ExportMenu.tsx', 'exportActor.ts'),
  filterChoices: inFolder('staff', 'StaffFilters.tsx', 'staffList.ts'),
  importCheck: source(null, 'features/staff/import/importUsersLogic.ts'),
  importUsers: inFolder('staff/import', 'ImportUsersDialog.tsx', 'importUsersLogic.ts'),
  inactivity: source('app/session/InactivityDialog.tsx', 'app/session/startSession.ts'),
  list: inFolder('staff', 'RolesScreen.tsx', 'staffList.ts'),
  login: inFolder('sign-in', 'LoginForm.tsx', 'loginActor.ts'),
  newAccount: source(null, 'features/staff/addUser/newAccountLogic.ts'),
  overview: inFolder('dashboard', 'DashboardScreen.tsx', 'overviewActor.ts'),
  passwordReset: inFolder('sign-in', 'ResetSent.tsx', 'passwordResetActor.ts'),
  pendingLink: inFolder('sign-in/links', 'PendingLinkDialog.tsx', 'PendingLinkDialog.tsx'),
  printRows: inFolder('print', 'PrintDialog.tsx', 'printActor.ts'),
  profileSetup: inFolder('sign-in', 'SetupForm.tsx', 'profileSetupActor.ts'),
  readRows: inFolder('export', 'ProgressDialog.tsx', 'rowsLogic.ts'),
  recordPage: inFolder('record', 'RecordPage.tsx', 'recordPage.ts'),
  removeUser: inFolder('staff/removeUser', 'RemoveUserDialog.tsx', 'removeUserActor.ts'),
  renameDepartment: inFolder('teams/renameDepartment', 'RenameDepartmentDialog.tsx', 'renameDepartmentActor.ts'),
  reportRows: inFolder('export', 'ProgressDialog.tsx', 'rowsLogic.ts'),
  resetEmail: inFolder('staff', 'ResetEmailButton.tsx', 'resetEmailActor.ts'),
  resetLink: inFolder('sign-in/links', 'ResetLinkPage.tsx', 'ResetLinkPage.tsx'),
  restoreUser: source('features/staff/StaffTable.tsx', 'features/staff/suspendUser/suspendUserActor.ts'),
  session: source('app/session/SessionProblem.tsx', 'app/session/startSession.ts'),
  sessions: inFolder('sessions', 'SessionList.tsx', 'sessionsActor.ts'),
  settings: inFolder('settings', 'SettingsScreen.tsx', 'settingsActor.ts'),
  settingsUpdate: source(null, 'features/settings/settingsActor.ts'),
  shortcuts: inFolder('shortcuts', 'ShortcutsDialog.tsx', 'useShortcuts.ts'),
  sidebar: source('app/layout/Sidebar.tsx', 'app/layout/Sidebar.tsx'),
  staffUpdate: source(null, 'features/staff/editUser/editUserActor.ts'),
  suspendUser: inFolder('staff/suspendUser', 'SuspendUserDialog.tsx', 'suspendUserActor.ts'),
  teamUpdate: source(null, 'features/teams/editTeam/editTeamActor.ts'),
  theme: source('features/settings/SettingsForm.tsx', 'features/theme/themeActor.ts'),
};
