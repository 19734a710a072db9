import type { Links } from 'chart-lab/lab.ts';

const ROW_ADDED = ['row.added', 'list.refresh'];
const ROW_CHANGED = ['row.saved', 'row.removed', 'list.refresh'];

/**
 * The links between charts that are not in the charts themselves: the events that a chart causes in another one, sent by
 * its actor or its screen, by the ids of both charts.
 */
export const links: Links = {
  addTeam: { list: ROW_ADDED },
  addUser: { list: ROW_ADDED },
  importUsers: { list: ['row.added'], resetEmail: ['sent.clear'] },
  nameDialog: { list: ['list.refresh'] },
  editTeam: { list: ROW_CHANGED, recordPage: ['record.changed'] },
  editUser: { list: ROW_CHANGED, recordPage: ['record.changed'] },
  removeUser: { list: ['row.removed', 'list.refresh'], recordPage: ['record.changed'] },
  suspendUser: { list: ['list.refresh'], recordPage: ['record.changed'] },
  restoreUser: { list: ['list.refresh'], recordPage: ['record.changed'] },
  confirm: { list: ['list.refresh'], recordPage: ['record.changed'] },
  profileSetup: { session: ['setup.completed'] },
  settingsUpdate: { session: ['profile.changed'] },
  theme: { session: ['profile.changed'] },
  session: { theme: ['preference.loaded', 'preference.unreadable', 'session.ended'] },
  shortcuts: { commandPalette: ['palette.open'] },
  commandPalette: { theme: ['theme.toggle'] },
};
