import { createReadStream, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { build } from 'vite';
import { localFolder } from '../../embedded/paths.ts';
import { freePort } from '../../testing/freePort.ts';
import gallery from './vite.config.ts';

/** The gallery as a static site. */
export type Site = { address: string; close: () => void };

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
/** Where the site is published: below a path, as on a server with other sites. */
const BASE = '/design/charts/';

/** Builds the gallery as `npm run charts:build` does, and serves the folder. */
export async function openSite(): Promise<Site> {
  mkdirSync(localFolder, { recursive: true });
  const folder = mkdtempSync(join(localFolder, 'site-'));
  // Vitest sets it to `test`, with which React writes to the console.
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  await build({ ...gallery, configFile: false, logLevel: 'error', build: { ...gallery.build, outDir: folder } });
  process.env['NODE_ENV'] = NODE_ENV;

  const server = createServer(({ url = '' }, response) => {
    const [path = ''] = url.slice(BASE.length).split('?');
    const file = join(folder, path === '' ? 'index.html' : path);
    if (!url.startsWith(BASE) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  const port = await freePort();
  server.listen(port);
  return {
    address: `http://localhost:${port}${BASE}`,
    close: () => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
