import { join, resolve } from 'node:path';

/** The checkout's root folder. */
export const root = resolve(import.meta.dirname, '../..');

/** What this checkout keeps on this machine: the demo data, the signing secret, builds. Never committed. */
export const localFolder = join(root, '.local');
export const demoDataFolder = join(localFolder, 'data');
export const embeddedBuildFolder = join(localFolder, 'app');
