import { join } from 'node:path';
import { embeddedBuildFolder, localFolder } from '../../tools/embedded/paths.ts';

/** An app with a sign-in and a list of people, on the same backend. */
export type Contender = {
  name: string;
  /** Where its production build is. */
  folder: string;
  signInPath: string;
  /** The list of people; a sign-in leads there, too. */
  peoplePath: string;
};

export const ours: Contender = {
  name: 'this app',
  folder: embeddedBuildFolder,
  signInPath: '/login?next=%2Fdashboard%2Froles',
  peoplePath: '/dashboard/roles',
};

export const reactAdmin: Contender = {
  name: 'react-admin',
  folder: join(localFolder, 'compare/react-admin'),
  signInPath: '/login',
  peoplePath: '/users',
};

export const refine: Contender = {
  name: 'Refine, headless',
  folder: join(localFolder, 'compare/refine'),
  signInPath: '/login',
  peoplePath: '/users',
};
