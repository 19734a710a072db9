import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import prepareData from '../e2e/support/prepareData.ts';
import { startServer } from '../e2e/support/server.ts';
import { root } from './embedded/paths.ts';
import { requireChromium } from './testing/chromium.ts';

/** What a picture shows: where, and what has to stand there before it is taken. */
type Picture = { file: string; path: string; ready: string; colorScheme: 'light' | 'dark' };

const PICTURES: Picture[] = [
  { file: 'roles-and-users.png', path: '/dashboard/roles', ready: 'tbody tr button', colorScheme: 'light' },
  { file: 'dashboard-dark.png', path: '/dashboard', ready: 'main time', colorScheme: 'dark' },
];

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email address').fill('manager@example.org');
  await page.getByLabel('Password', { exact: true }).fill('staff-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Welcome to your Dashboard' }).waitFor();
}

/** Takes the pictures of the README from the real app, with the demo people, into docs/pictures/. */
async function takePictures(): Promise<void> {
  const executablePath = requireChromium();
  await prepareData();
  const server = await startServer(91);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    const page = await browser.newPage({ baseURL: server.address, viewport: { width: 1280, height: 760 } });
    await signIn(page);
    for (const { file, path, ready, colorScheme } of PICTURES) {
      await page.goto('/settings');
      const toggle = page.getByRole('button', { name: 'Dark mode' });
      if (((await toggle.getAttribute('aria-pressed')) === 'true') !== (colorScheme === 'dark')) await toggle.click();
      await page.locator(colorScheme === 'dark' ? 'html.dark' : 'html:not(.dark)').waitFor();
      await page.goto(path);
      await page.locator(ready).first().waitFor();
      await page.screenshot({ path: join(root, 'docs/pictures', file) });
      console.log(`docs/pictures/${file}`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

await takePictures();
