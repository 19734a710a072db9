import { join, resolve } from 'node:path';

/** The root folder of the checkout. */
export const root = resolve(import.meta.dirname, '../..');

/** Local data of this checkout: the demo data, the signing secret and builds. Ignored by git. */
export const localFolder = join(root, '.local');
export const demoDataFolder = join(localFolder, 'data');
export const embeddedBuildFolder = join(localFolder, 'app');

/** Recordings of the browser flows, whose transitions count in `npm run charts:coverage`. */
export const flowRecordingsFolder = join(localFolder, 'flow-recordings');
