import type { Walk } from '../../../machines/testing/walk.ts';
import { signedIn, signedOut } from './backdrops.ts';
import { manager } from './people.ts';

/** Where a chart is seen in the product. */
export type ChartScreen = {
  /** The path of the page. */
  path: string;
  /** The walk of the session beside it. */
  session: Walk;
};

const page = (path: string): ChartScreen => ({ path, session: signedIn(manager) });

/** The screens of the charts by their id. */
export const SCREENS: Record<string, ChartScreen> = {
  addDepartment: page('/dashboard/teams'),
  addTeam: page('/dashboard/teams'),
  addUser: page('/dashboard/roles'),
  list: page('/dashboard/roles'),
  login: { path: '/login', session: signedOut },
  passwordReset: { path: '/login', session: signedOut },
  session: page('/dashboard'),
  settings: page('/settings'),
  sidebar: page('/dashboard'),
};
