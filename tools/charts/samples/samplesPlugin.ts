import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { root } from '../../embedded/paths.ts';

const NAME = 'virtual:chart-samples';
const RESOLVED = `\0${NAME}`;
const LIMIT = 64 * 1024 * 1024;

const run = promisify(execFile);

/** Provides the gallery with sample payloads from the types of the charts, and updates them on changes. */
export function chartSamplesPlugin(): Plugin {
  return {
    name: 'chart-samples',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      const { stdout } = await run(process.execPath, ['--import', 'tsx', 'tools/charts/samples/print.ts'], {
        cwd: root,
        maxBuffer: LIMIT,
      });
      return `export default ${stdout}`;
    },
    handleHotUpdate({ file, server }) {
      const module = file.includes('/machines/') ? server.moduleGraph.getModuleById(RESOLVED) : undefined;
      if (module) server.moduleGraph.invalidateModule(module);
    },
  };
}
