import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's build without a user interface, which needs a third less CPU. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM_PATHS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of an installed Chromium (CHROMIUM_PATH, the system's, or Playwright's), or undefined. */
export function installedChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which does not exist.`);
  }
  return [...SYSTEM_PATHS, chromium.executablePath()].find((path) => existsSync(path));
}

function run(command: string, ...args: string[]): void {
  spawnSync(command, args, { stdio: 'inherit' });
}

/**
 * Finds or installs a Chromium: as root Debian's headless shell, otherwise Playwright's download if there is none.
 * @throws with a message for the terminal if there is none
 */
export function requireChromium(): string {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot && !process.env['CHROMIUM_PATH'] && !existsSync(HEADLESS_SHELL)) {
    console.log('Installing the package chromium-headless-shell with apt-get.');
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell');
  }
  const installed = installedChromium();
  if (installed !== undefined) return installed;
  console.log("No Chromium found: trying Playwright's download.");
  run('npx', 'playwright', 'install', 'chromium');
  const downloaded = installedChromium();
  if (downloaded !== undefined) return downloaded;
  throw new Error('The browser tests require Chromium. Install it, or set CHROMIUM_PATH to its path.');
}
