/** Where the product uses a chart: its main view, and the file that provides its effects; null without one. */
export type ChartSource = { view: string | null; actor: string | null };

/** The sources of all charts by their id. `account` is a model for tests. */
export const chartSources: Record<string, ChartSource> = {
  account: { view: null, actor: null },
  addDepartment: {
    view: 'src/features/teams/addDepartment/AddDepartmentDialog.tsx',
    actor: 'src/features/teams/addDepartment/addDepartmentActor.ts',
  },
  addTeam: {
    view: 'src/features/teams/addTeam/AddTeamDialog.tsx',
    actor: 'src/features/teams/addTeam/addTeamActor.ts',
  },
  addUser: {
    view: 'src/features/staff/addUser/AddUserDialog.tsx',
    actor: 'src/features/staff/addUser/addUserActor.ts',
  },
  commandPalette: { view: 'src/features/palette/CommandPalette.tsx', actor: 'src/features/palette/paletteActor.ts' },
  confirm: { view: 'src/features/dialog/ConfirmDialog.tsx', actor: 'src/features/teams/archive.ts' },
  editTeam: {
    view: 'src/features/teams/editTeam/EditTeamDialog.tsx',
    actor: 'src/features/teams/editTeam/editTeamActor.ts',
  },
  editUser: {
    view: 'src/features/staff/editUser/EditUserDialog.tsx',
    actor: 'src/features/staff/editUser/editUserActor.ts',
  },
  exportRows: { view: 'src/features/export/ExportMenu.tsx', actor: 'src/features/export/exportActor.ts' },
  filterChoices: { view: 'src/features/staff/StaffFilters.tsx', actor: 'src/features/staff/staffList.ts' },
  importCheck: { view: null, actor: 'src/features/staff/import/importUsersLogic.ts' },
  importUsers: {
    view: 'src/features/staff/import/ImportUsersDialog.tsx',
    actor: 'src/features/staff/import/importUsersLogic.ts',
  },
  inactivity: { view: 'src/app/session/InactivityDialog.tsx', actor: 'src/app/session/startSession.ts' },
  list: { view: 'src/features/staff/RolesScreen.tsx', actor: 'src/features/staff/staffList.ts' },
  login: { view: 'src/features/sign-in/LoginForm.tsx', actor: 'src/features/sign-in/loginActor.ts' },
  newAccount: { view: null, actor: 'src/features/staff/addUser/newAccountLogic.ts' },
  overview: { view: 'src/features/dashboard/DashboardScreen.tsx', actor: 'src/features/dashboard/overviewActor.ts' },
  passwordReset: { view: 'src/features/sign-in/ResetSent.tsx', actor: 'src/features/sign-in/passwordResetActor.ts' },
  pendingLink: {
    view: 'src/features/sign-in/links/PendingLinkDialog.tsx',
    actor: 'src/features/sign-in/links/PendingLinkDialog.tsx',
  },
  printRows: { view: 'src/features/print/PrintDialog.tsx', actor: 'src/features/print/printActor.ts' },
  profileSetup: { view: 'src/features/sign-in/SetupForm.tsx', actor: 'src/features/sign-in/profileSetupActor.ts' },
  readRows: { view: 'src/features/export/ProgressDialog.tsx', actor: 'src/features/export/rowsLogic.ts' },
  recordPage: { view: 'src/features/record/RecordPage.tsx', actor: 'src/features/record/recordPage.ts' },
  removeUser: {
    view: 'src/features/staff/removeUser/RemoveUserDialog.tsx',
    actor: 'src/features/staff/removeUser/removeUserActor.ts',
  },
  renameDepartment: {
    view: 'src/features/teams/renameDepartment/RenameDepartmentDialog.tsx',
    actor: 'src/features/teams/renameDepartment/renameDepartmentActor.ts',
  },
  reportRows: { view: 'src/features/export/ProgressDialog.tsx', actor: 'src/features/export/rowsLogic.ts' },
  resetEmail: { view: 'src/features/staff/ResetEmailButton.tsx', actor: 'src/features/staff/resetEmailActor.ts' },
  resetLink: {
    view: 'src/features/sign-in/links/ResetLinkPage.tsx',
    actor: 'src/features/sign-in/links/ResetLinkPage.tsx',
  },
  restoreUser: {
    view: 'src/features/staff/StaffTable.tsx',
    actor: 'src/features/staff/suspendUser/suspendUserActor.ts',
  },
  session: { view: 'src/app/session/SessionProblem.tsx', actor: 'src/app/session/startSession.ts' },
  sessions: { view: 'src/features/sessions/SessionList.tsx', actor: 'src/features/sessions/sessionsActor.ts' },
  settings: { view: 'src/features/settings/SettingsScreen.tsx', actor: 'src/features/settings/settingsActor.ts' },
  settingsUpdate: { view: null, actor: 'src/features/settings/settingsActor.ts' },
  shortcuts: { view: 'src/features/shortcuts/ShortcutsDialog.tsx', actor: 'src/features/shortcuts/useShortcuts.ts' },
  sidebar: { view: 'src/app/layout/Sidebar.tsx', actor: 'src/app/layout/Sidebar.tsx' },
  staffUpdate: { view: null, actor: 'src/features/staff/editUser/editUserActor.ts' },
  suspendUser: {
    view: 'src/features/staff/suspendUser/SuspendUserDialog.tsx',
    actor: 'src/features/staff/suspendUser/suspendUserActor.ts',
  },
  teamUpdate: { view: null, actor: 'src/features/teams/editTeam/editTeamActor.ts' },
  theme: { view: 'src/features/settings/SettingsForm.tsx', actor: 'src/features/theme/themeActor.ts' },
};
