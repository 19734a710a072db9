import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The disabled features of Chromium. The last three load two internal pages beside the first page of each context,
 * which takes a third of the CPU. Chromium only reads one such list, so it includes Playwright's.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
];

/** The arguments of all Chromium processes: without features that the tests do not need. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

/** The path of an installed Chromium: CHROMIUM_PATH, the system's, or Playwright's; undefined without one. */
export function installedChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  return [...SYSTEM_PATHS, chromium.executablePath()].find((path) => existsSync(path));
}

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/**
 * Finds or installs a Chromium: as root from Debian's packages, otherwise Playwright's download.
 * @throws with a message for the terminal if there is none
 */
export function requireChromium(): string {
  const found = installedChromium();
  if (found !== undefined) return found;
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot) {
    console.log('No Chromium found: installing the package chromium with apt-get.');
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium');
  }
  const installed = installedChromium();
  if (installed !== undefined) return installed;
  console.log("No Chromium found: trying Playwright's download.");
  run('npx', 'playwright', 'install', 'chromium');
  const downloaded = installedChromium();
  if (downloaded !== undefined) return downloaded;
  throw new Error('The browser tests need a Chromium: install one, or name its path in CHROMIUM_PATH.');
}
