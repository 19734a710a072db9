import { spawnSync } from 'node:child_process';
import { chromium, type Browser } from '@playwright/test';
import { root } from '../../tools/embedded/paths.ts';
import { requireChromium } from '../../tools/testing/chromium.ts';
import { startServer } from '../../tools/testing/embeddedServer.ts';
import { largeDataFolder } from './largeData.ts';

/** Builds and serves the app with 10,000 people, and calls `measure` with a browser and the app's address. */
export async function withApp(measure: (browser: Browser, address: string) => Promise<void>): Promise<void> {
  const args = ['vite', 'build', '--mode', 'embedded', '--logLevel', 'error'];
  if (spawnSync('npx', args, { cwd: root, stdio: 'inherit' }).status !== 0) throw new Error('The build failed');
  const app = await startServer('bench', 'preview', await largeDataFolder());
  const browser = await chromium.launch({ executablePath: requireChromium() });
  try {
    await measure(browser, app.address);
  } finally {
    await browser.close();
    await app.stop();
  }
}
