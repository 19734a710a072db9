import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { hitsFile } from './hitsFile.ts';

const NAME = 'virtual:chart-coverage';
const RESOLVED = `\0${NAME}`;

/** Provides the gallery with the hits that `npm run charts:coverage` wrote; null before its first run. */
export function chartCoveragePlugin(): Plugin {
  return {
    name: 'chart-coverage',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      return `export default ${existsSync(hitsFile) ? readFileSync(hitsFile, 'utf8') : 'null'}`;
    },
  };
}
