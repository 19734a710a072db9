import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, preview, type InlineConfig } from 'vite';
import { localFolder } from '../../embedded/paths.ts';
import { freePort } from '../../testing/freePort.ts';
import gallery from './vite.config.ts';

/** The gallery as a static site. */
export type Site = { address: string; close: () => void };

/** Where the site is published: below a path, such as on a server with other sites. */
const BASE = '/design/charts/';

/** Builds the gallery as `npm run charts:build` does, and serves the folder. */
export async function openSite(): Promise<Site> {
  mkdirSync(localFolder, { recursive: true });
  const outDir = mkdtempSync(join(localFolder, 'site-'));
  const config: InlineConfig = {
    ...gallery,
    configFile: false,
    logLevel: 'error',
    build: { ...gallery.build, outDir },
  };
  // Vitest sets it to `test`, with which React writes to the console.
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  await build(config);
  process.env['NODE_ENV'] = NODE_ENV;
  const port = await freePort();
  const server = await preview({ ...config, base: BASE, preview: { port, host: 'localhost', strictPort: true } });
  return {
    address: `http://localhost:${port}${BASE}`,
    close: () => {
      void server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
