import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { preview } from 'vite';
import { embeddedBuildFolder, localFolder, root } from '../../tools/embedded/paths.ts';
import { PUBLISHABLE_KEY } from '../../tools/embedded/publishableKey.ts';
import { requireChromium } from '../../tools/testing/chromium.ts';
import { startServer } from '../../tools/testing/embeddedServer.ts';
import { freePort } from '../../tools/testing/freePort.ts';
import { largeDataFolder } from './largeData.ts';

/** An app with a sign-in and a list of people on the same backend. */
export type App = {
  name: string;
  /** The folder of its production build. */
  folder: string;
  signInPath: string;
  /** The path of the list of people, which the sign-in also opens. */
  peoplePath: string;
};

export type ServedApp = App & { address: string };

const ours: App = {
  name: 'this app',
  folder: embeddedBuildFolder,
  signInPath: '/login?next=%2Fdashboard%2Froles',
  peoplePath: '/dashboard/roles',
};

const rivals: App[] = ['react-admin', 'refine'].map((name) => ({
  name,
  folder: join(localFolder, 'compare', name),
  signInPath: '/login',
  peoplePath: '/users',
}));

function build(folder: string, mode: string): void {
  const env = { ...process.env, VITE_SUPABASE_ANON_KEY: PUBLISHABLE_KEY };
  const args = ['vite', 'build', '--mode', mode, '--logLevel', 'error'];
  const { status } = spawnSync('npx', args, { cwd: folder, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The build of ${mode} failed in ${folder}`);
}

/** Serves a build and proxies requests to the backend, in the same way for all apps. */
async function serve(app: App, backend: string) {
  const port = await freePort();
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'silent',
    build: { outDir: app.folder },
    preview: { port, strictPort: true, host: 'localhost', proxy: { '/auth/v1': backend, '/rest/v1': backend } },
  });
  return { ...app, address: `http://localhost:${port}`, close: () => server.close() };
}

/**
 * Builds and serves the app with 10,000 people, and calls `measure` with a browser.
 * @param withRivals also build and serve react-admin and Refine, if `npm ci` was run in bench/compare
 */
export async function withApps(
  withRivals: boolean,
  measure: (browser: Browser, apps: ServedApp[]) => Promise<void>,
): Promise<void> {
  const compare = join(root, 'bench/compare');
  const others = withRivals && existsSync(join(compare, 'node_modules')) ? rivals : [];
  if (withRivals && others.length === 0)
    console.log('Skipped react-admin and Refine. To measure them, run `npm ci` in bench/compare.');
  build(root, 'embedded');
  for (const { name } of others) build(compare, name);
  const backend = await startServer('bench', 'preview', await largeDataFolder());
  const served = await Promise.all([ours, ...others].map((app) => serve(app, backend.address)));
  const browser = await chromium.launch({ executablePath: requireChromium() });
  try {
    await measure(browser, served);
  } finally {
    await browser.close();
    await Promise.all(served.map(({ close }) => close()));
    await backend.stop();
  }
}
