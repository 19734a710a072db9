import type { Page } from '@playwright/test';
import { LandingPage } from '../../pages/landingPage.ts';
import { LoginPage } from '../../pages/loginPage.ts';
import { Shell } from '../../pages/shell.ts';
import { abortRequests } from '../../support/faults.ts';
import { addPerson } from '../../support/people.ts';
import { SESSION_KEY, storeSession } from '../../support/session.ts';
import { expect } from '../../support/test.ts';
import { defineFlow } from '../flow.ts';
import { inactivityChart } from './inactivityChart.ts';

const MINUTE = 60_000;
const SIGNING_OUT = { method: 'POST', path: '/auth/v1/logout' };

/** Pauses the clock, so that only `page.clock` advances it. */
async function pauseClock(page: Page, shell: Shell): Promise<void> {
  await expect(shell.account).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.mouse.move(5, 5);
}

export const inactivityFlow = defineFlow({
  chart: inactivityChart,
  open: async ({ page, server }) => {
    const person = await addPerson(server);
    await storeSession(page, server, person);
    await page.clock.install();
    // It would time out when the clock advances.
    const connectionTest = page.waitForResponse((response) => response.url().includes('/rest/v1/roles'));
    await page.goto('/dashboard/audit');
    await connectionTest;
    const shell = new Shell(page);
    await pauseClock(page, shell);
    return { page, person, shell, landing: new LandingPage(page) };
  },
  sees: {
    'the audit log': async ({ shell }) => {
      await expect(shell.warning).toBeHidden();
      await expect(shell.heading('Audit Logs')).toBeVisible();
    },
    'the warning': async ({ shell }) => {
      await expect(shell.warning).toContainText('You have been inactive for a while. You will be signed out in');
      await expect(shell.warning.getByRole('timer')).toHaveText(/^5\d seconds$/);
      await expect(shell.staySignedIn).toBeFocused();
    },
    'the landing page with the reason': async ({ page, landing }) => {
      await expect(landing.signOutReason).toHaveText('You were signed out after 10 minutes of inactivity.');
      await expect(landing.greeting).toBeVisible();
      expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toBeNull();
    },
    'the landing page': async ({ landing }) => {
      await expect(landing.greeting).toBeVisible();
      await expect(landing.signOutReason).toBeHidden();
    },
    'the dashboard': ({ shell }) => expect(shell.heading('Welcome to your Dashboard')).toBeVisible(),
  },
  does: {
    'moves the mouse every 6 minutes for 18 minutes': async ({ page }) => {
      for (const x of [20, 40, 60]) {
        await page.clock.runFor(6 * MINUTE);
        await page.mouse.move(x, 20);
      }
    },
    'waits 9 minutes': ({ page }) => page.clock.runFor(9 * MINUTE + 3_000),
    'sleeps for 15 minutes': async ({ page }) => {
      await page.clock.fastForward(15 * MINUTE);
    },
    'waits another minute': ({ page }) => page.clock.runFor(MINUTE),
    'waits another minute while the server is unreachable': async ({ page }) => {
      await abortRequests(page, SIGNING_OUT);
      await page.clock.runFor(MINUTE);
    },
    'chooses Stay signed in': ({ shell }) => shell.staySignedIn.click(),
    'moves the mouse': ({ page }) => page.mouse.move(30, 30, { steps: 2 }),
    'presses Escape': ({ page }) => page.keyboard.press('Escape'),
    'chooses Sign out now': ({ shell }) => shell.signOutNow.click(),
    'signs in again': async ({ page, landing, person, shell }) => {
      await page.clock.resume();
      await landing.logIn.click();
      await new LoginPage(page).signIn(person.email, person.password);
      await pauseClock(page, shell);
    },
  },
});
