import type { Browser, BrowserContext } from '@playwright/test';

/** A browser context in which a manager is signed in. */
export async function signInOnce(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}/login`);
  await page.getByLabel('Email address').fill('manager@example.org');
  await page.getByLabel('Password', { exact: true }).fill('staff-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/dashboard');
  await page.close();
  return context;
}
