/** The events that a chart causes in another one, sent by its actor or its screen. */
export type ChartLink = { from: string; to: string; events: string[] };

const ROW_CHANGES = ['row.saved', 'row.removed', 'list.refresh'];

/** The links between charts that are not in the charts themselves. */
export const chartLinks: ChartLink[] = [
  { from: 'addDepartment', to: 'list', events: ['row.added', 'list.refresh'] },
  { from: 'addTeam', to: 'list', events: ['row.added', 'list.refresh'] },
  { from: 'addUser', to: 'list', events: ['row.added', 'list.refresh'] },
  { from: 'importUsers', to: 'list', events: ['row.added'] },
  { from: 'importUsers', to: 'resetEmail', events: ['sent.clear'] },
  { from: 'renameDepartment', to: 'list', events: ['list.refresh'] },
  { from: 'editTeam', to: 'list', events: ROW_CHANGES },
  { from: 'editTeam', to: 'recordPage', events: ['record.changed'] },
  { from: 'editUser', to: 'list', events: ROW_CHANGES },
  { from: 'editUser', to: 'recordPage', events: ['record.changed'] },
  { from: 'removeUser', to: 'list', events: ['row.removed', 'list.refresh'] },
  { from: 'removeUser', to: 'recordPage', events: ['record.changed'] },
  { from: 'suspendUser', to: 'list', events: ['list.refresh'] },
  { from: 'suspendUser', to: 'recordPage', events: ['record.changed'] },
  { from: 'restoreUser', to: 'list', events: ['list.refresh'] },
  { from: 'restoreUser', to: 'recordPage', events: ['record.changed'] },
  { from: 'confirm', to: 'list', events: ['list.refresh'] },
  { from: 'confirm', to: 'recordPage', events: ['record.changed'] },
  { from: 'profileSetup', to: 'session', events: ['setup.completed'] },
  { from: 'settingsUpdate', to: 'session', events: ['profile.changed'] },
  { from: 'theme', to: 'session', events: ['profile.changed'] },
  { from: 'session', to: 'theme', events: ['preference.loaded', 'preference.unreadable', 'session.ended'] },
  { from: 'shortcuts', to: 'commandPalette', events: ['palette.open'] },
  { from: 'commandPalette', to: 'addUser', events: ['dialog.open'] },
  { from: 'commandPalette', to: 'theme', events: ['theme.toggle'] },
];
