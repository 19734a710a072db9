import type { Walk } from 'chart-lab/walk/walk.ts';
import { signedIn, signedOut } from './backdrops.ts';
import { manager } from '../samples/people.ts';

/** Where a chart is used in the product. */
export type ChartScreen = {
  /** The path of the page. */
  path: string;
  /** The walk of the session beside it. */
  session: Walk;
};

const page = (path: string): ChartScreen => ({ path, session: signedIn(manager) });

const PEOPLE = page('/dashboard/roles');
const TEAMS = page('/dashboard/teams');
const USER = page('/dashboard/roles/6f2c1f6e-0d5b-4d0c-9b5e-2f1f0d4b7a10');
const SIGN_IN: ChartScreen = { path: '/login', session: signedOut };

/** The screens of the charts by their id. */
export const SCREENS: Record<string, ChartScreen> = {
  addTeam: TEAMS,
  addUser: PEOPLE,
  changeUsers: PEOPLE,
  commandPalette: page('/dashboard'),
  confirm: TEAMS,
  editTeam: TEAMS,
  editUser: PEOPLE,
  exportRows: PEOPLE,
  filterChoices: PEOPLE,
  importUsers: PEOPLE,
  list: PEOPLE,
  login: SIGN_IN,
  nameDialog: TEAMS,
  overview: page('/dashboard'),
  passwordReset: SIGN_IN,
  pendingLink: page('/dashboard'),
  printRows: PEOPLE,
  profileSetup: { path: '/setup', session: signedIn({ ...manager, isPasswordChanged: false }) },
  recordPage: USER,
  removeUser: PEOPLE,
  resetEmail: USER,
  resetLink: { path: '/setup', session: signedOut },
  restoreUser: PEOPLE,
  selection: PEOPLE,
  session: page('/dashboard'),
  sessions: page('/settings'),
  settings: page('/settings'),
  shortcuts: page('/dashboard'),
  sidebar: page('/dashboard'),
  suspendUser: PEOPLE,
  theme: page('/dashboard'),
  undo: PEOPLE,
};
