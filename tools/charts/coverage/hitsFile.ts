import { join } from 'node:path';
import { localFolder } from '../../embedded/paths.ts';

/** The hits of all transitions, as written by `npm run charts:coverage`. */
export const hitsFile = join(localFolder, 'chart-coverage.json');

/** Recordings of the product (`?record`) whose transitions count. */
export const recordingsFolder = join(localFolder, 'recordings');

/** Recordings made by the browser flows. */
export const flowRecordingsFolder = join(recordingsFolder, 'flows');
