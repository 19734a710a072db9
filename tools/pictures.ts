import './testing/nodeWarning.ts';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import prepareData from './testing/prepareData.ts';
import { startServer } from './testing/embeddedServer.ts';
import { root } from './embedded/paths.ts';
import { requireChromium } from './testing/chromium.ts';

/** A screenshot: its path, the actions before it, and the element to wait for. */
type Picture = {
  file: string;
  path: string;
  isDark?: boolean;
  act?: (page: Page) => Promise<void>;
  ready: string;
  /** The height of the window, if it differs from the default. */
  height?: number;
};

const SIZE = { width: 1280, height: 760 };

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

const PICTURES: Picture[] = [
  { file: 'roles-and-users.png', path: '/dashboard/roles', ready: 'tbody tr button' },
  { file: 'dashboard-dark.png', path: '/dashboard', ready: 'main time', isDark: true },
  {
    file: 'guide-find.png',
    path: '/dashboard/roles?role=SUPERVISOR&sort=name',
    ready: 'th[aria-sort=ascending]',
  },
  {
    file: 'guide-add.png',
    path: '/dashboard/roles',
    act: async (page) => {
      await press(page, 'Add User');
      await page.getByLabel('Email', { exact: true }).fill('ada.lovelace@example.org');
      await page.getByLabel('First Name').fill('Ada');
      await page.getByLabel('Last Name').fill('Lovelace');
    },
    ready: 'dialog[open]',
  },
  {
    file: 'guide-edit.png',
    path: '/dashboard/roles?q=employee%40example.org',
    act: (page) => press(page, /^Edit/),
    ready: 'dialog[open]',
  },
  {
    file: 'guide-audit.png',
    path: '/dashboard/audit?table=role_assignments',
    act: (page) => press(page, /what changed/),
    ready: 'table table',
  },
  { file: 'guide-settings.png', path: '/settings', ready: 'main form', height: 1180 },
];

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Sign in');
}

/** Switches the theme in the settings, if necessary. */
async function setTheme(page: Page, isDark: boolean): Promise<void> {
  await page.goto('/settings');
  const toggle = page.getByRole('button', { name: 'Dark mode' });
  if (((await toggle.getAttribute('aria-pressed')) === 'true') !== isDark) await toggle.click();
  await page.locator(isDark ? 'html.dark' : 'html:not(.dark)').waitFor();
}

/** Takes the screenshots of the README and the guide with the demo people, into docs/pictures/. */
async function takePictures(): Promise<void> {
  const executablePath = requireChromium();
  await prepareData();
  const server = await startServer(91);
  const browser = await chromium.launch({ executablePath });
  const save = async (page: Page, file: string) => {
    await page.screenshot({ path: join(root, 'docs/pictures', file), animations: 'disabled' });
    console.log(`docs/pictures/${file}`);
  };
  try {
    const options = { baseURL: server.address, viewport: SIZE };
    const newcomer = await browser.newPage(options);
    await signIn(newcomer, 'newcomer@example.org', 'welcome1');
    await newcomer.getByRole('button', { name: 'Complete Setup' }).waitFor();
    await save(newcomer, 'guide-setup.png');

    const page = await browser.newPage(options);
    await signIn(page, 'manager@example.org', 'staff-demo');
    await page.getByRole('heading', { name: 'Welcome to your Dashboard' }).waitFor();
    for (const { file, path, isDark = false, act, ready, height = SIZE.height } of PICTURES) {
      await page.setViewportSize({ ...SIZE, height });
      await setTheme(page, isDark);
      await page.goto(path);
      await page.locator('main h1').waitFor();
      if (path.startsWith('/dashboard/')) await page.locator('tbody tr button').first().waitFor();
      await act?.(page);
      await page.locator(ready).first().waitFor();
      await page.waitForLoadState('networkidle');
      await save(page, file);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

await takePictures();
