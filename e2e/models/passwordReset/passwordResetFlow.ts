import type { Page } from '@playwright/test';
import { LandingPage } from '../../pages/landingPage.ts';
import { LoginPage } from '../../pages/loginPage.ts';
import { SetupPage } from '../../pages/setupPage.ts';
import { Shell } from '../../pages/shell.ts';
import { fulfillRequests, failRequests } from '../../support/faults.ts';
import { linkInMail } from '../../support/mails.ts';
import { addPerson } from '../../support/people.ts';
import { expectAccessible } from '../../support/quality.ts';
import { expect } from '../../support/test.ts';
import { defineFlow } from '../flow.ts';
import { passwordResetChart } from './passwordResetChart.ts';

const REQUEST_LINK = { method: 'POST', path: '/auth/v1/recover' };
const TOO_OFTEN = 'For security purposes, you can only request this after 58 seconds.';
const EXPIRED = 'This link has expired or was already used.';

async function requestReset(page: Page, email: string): Promise<void> {
  const login = new LoginPage(page);
  await login.email.fill(email);
  await login.forgot.click();
}

export const passwordResetFlow = defineFlow({
  chart: passwordResetChart,
  open: async ({ page, server }) => {
    const person = await addPerson(server);
    await page.clock.install();
    const login = new LoginPage(page);
    await login.open();
    return { page, server, login, landing: new LandingPage(page), person };
  },
  sees: {
    'the sign-in form': async ({ login }) => {
      await expect(login.heading).toBeVisible();
      await expect(login.forgot).toBeVisible();
    },
    'the form that requires an address': async ({ page, login }) => {
      await expect(page.getByText('Please enter your email address to reset your password.')).toBeVisible();
      await expect(login.email).toBeFocused();
    },
    'the form with “Failed to send password reset email”': async ({ login, person }) => {
      await expect(login.failure).toHaveText('Failed to send password reset email');
      await expect(login.email).toHaveValue(person.email);
    },
    'the form with a wait of 58 seconds': async ({ login }) => {
      await expect(login.failure).toHaveText(TOO_OFTEN);
      await expect(login.wait).toHaveText(/^Wait 5[678]s to reset/);
    },
    'the message that a link is on its way': async ({ login, person }) => {
      await expect(login.sentTo(person.email)).toBeVisible();
      await expect(login.password).toBeHidden();
      await expect(login.wait).toHaveText(/^Wait (4[0-5]|3\d)s to reset/);
    },
    'the message with the remaining seconds': async ({ login }) => {
      await expect(login.failure).toHaveText(/^Please wait \d+ seconds before requesting another password reset$/);
    },
    'the message with Send another link': async ({ login, person }) => {
      await expect(login.sentTo(person.email)).toBeVisible();
      await expect(login.sendAnother).toBeVisible();
    },
    'the sign-in form during the cooldown': async ({ login }) => {
      await expect(login.heading).toBeVisible();
      await expect(login.email).toBeFocused();
      await expect(login.wait).toBeVisible();
    },
    'the reset link page': async ({ page }) => {
      await expect(new SetupPage(page).linkHeading).toBeVisible();
      expect(page.url(), 'the URL contains no token').not.toContain('#');
    },
    'the reset link page of a signed-in user': async ({ page, person }) => {
      await expect(page.getByText(`${person.email} is signed in here.`)).toBeVisible();
    },
    'the reset link page of a signed-out user': async ({ page }) => {
      await expect(new SetupPage(page).linkHeading).toBeVisible();
    },
    'the setup page': async ({ page, person }) => {
      const setup = new SetupPage(page);
      await expect(setup.heading).toBeVisible();
      await expect(setup.lastName).toHaveValue(person.lastName);
      expect(page.url(), 'the URL contains no token').not.toContain('#');
    },
    'the dashboard': async ({ page }) => {
      await expect(new Shell(page).heading('Welcome to your Dashboard')).toBeVisible();
    },
    'the landing page': async ({ landing }) => {
      await expect(landing.greeting).toBeVisible();
      await expect(landing.logIn).toBeVisible();
    },
    'the landing page with “You are still signed in”': async ({ page, landing }) => {
      await expect(page.getByText(`${EXPIRED} You are still signed in.`)).toBeVisible();
      await expect(landing.goToDashboard).toBeVisible();
    },
    'the landing page with the expired link': async ({ page, landing }) => {
      await expect(page.getByText(EXPIRED, { exact: true })).toBeVisible();
      await expect(landing.requestNewLink).toBeVisible();
      await expectAccessible(page);
    },
    'the sign-in form with instructions': async ({ page, login }) => {
      await expect(page.getByText('Enter your email address, then choose Forgot your password?')).toBeVisible();
      await expect(login.email).toBeFocused();
    },
  },
  does: {
    'requests a link without an address': ({ page }) => requestReset(page, ''),
    'requests a link while the server fails': async ({ page, person }) => {
      await failRequests(page, REQUEST_LINK);
      await requestReset(page, person.email);
    },
    'requests a link too soon': async ({ page, person }) => {
      const json = { code: 429, error_code: 'over_email_send_rate_limit', msg: TOO_OFTEN };
      await fulfillRequests(page, REQUEST_LINK, { status: 429, json });
      await requestReset(page, person.email);
    },
    'requests a link': async ({ page, person }) => {
      await requestReset(page, person.email);
    },
    'presses Wait': ({ login }) => login.wait.click({ force: true }),
    'waits 45 seconds': ({ page }) => page.clock.fastForward(46_000),
    'presses Send another link': ({ login }) => login.sendAnother.click(),
    'goes back to sign in': ({ login }) => login.back.click(),
    'opens the link in the email': async ({ page, server, person }) => {
      await page.goto(await linkInMail(server, person.email));
    },
    'opens the same link again': async ({ page, server, person }) => {
      await page.goto(await linkInMail(server, person.email));
    },
    'presses Continue': ({ page }) => new SetupPage(page).useLink.click(),
    'saves a new password': async ({ page }) => {
      const setup = new SetupPage(page);
      await setup.password.fill('a new secret');
      await setup.confirmation.fill('a new secret');
      await setup.submit.click();
    },
    'signs out': ({ page }) => new SetupPage(page).signOut.click(),
    'chooses Request a new link': ({ landing }) => landing.requestNewLink.click(),
  },
});
