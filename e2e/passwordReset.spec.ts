import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { LoginPage } from './pages/loginPage.ts';
import { SetupPage } from './pages/setupPage.ts';
import { signOut } from './pages/shell.ts';
import { expectTokenNotExposed, linkInMail, defaultTemplateLink, requestLink } from './support/mails.ts';
import { addPerson } from './support/people.ts';
import { expectAccessible } from './support/quality.ts';
import { storeSession } from './support/session.ts';
import type { Server } from '../tools/testing/embeddedServer.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

const EMPTY_EMAIL = 'Please enter your email address to reset your password.';
const forgot = (page: Page) => new LoginPage(page).forgot;
const wait = (page: Page) => new LoginPage(page).wait;

test('resets a forgotten password with the link in the email', async ({ page, context, server }) => {
  const { email, firstName, lastName } = await addPerson(server);
  const login = new LoginPage(page);
  const setup = new SetupPage(page);

  await test.step('requires an email address', async () => {
    await login.open();
    await forgot(page).click();
    await expect(page.getByText(EMPTY_EMAIL)).toBeVisible();
    await expect(login.email).toBeFocused();
    await login.email.fill('a');
    await expect(page.getByText(EMPTY_EMAIL)).toBeHidden();
  });

  await test.step('shows a message that does not reveal whether the account exists', async () => {
    await login.email.fill(` ${email} `);
    await forgot(page).click();
    await expect(new LoginPage(page).sentTo(email)).toBeVisible();
    await expect(login.password).toBeHidden();
    await login.back.click();
    await expect(login.email).toBeFocused();
  });

  const link = await linkInMail(server, email);
  await test.step('G-21 a mail scanner that opens the link does not use it up', async () => {
    for (const method of ['HEAD', 'GET']) expect((await fetch(link, { method })).status).toBe(200);
    const scanner = await context.newPage();
    await scanner.goto(link);
    await expect(new SetupPage(scanner).linkHeading).toBeVisible();
    await scanner.close();
  });

  await test.step('G-22 opens /setup and does not expose the token', async () => {
    await page.goto(link);
    await expect(setup.linkHeading).toBeVisible();
    await expectAccessible(page);
    await expectTokenNotExposed(page, link);
    await setup.useLink.click();
    await expect(setup.firstName).toHaveValue(firstName);
    await expect(setup.lastName).toHaveValue(lastName);
    await expect(setup.displayName).toHaveValue(`Test ${lastName}`);
  });

  await test.step('opens no other page before the new password is saved', async () => {
    for (const path of ['/dashboard', '/settings', '/']) {
      await page.goto(path);
      await page.waitForURL('**/setup');
      await expect(setup.heading).toBeVisible();
    }
  });

  await test.step('saves the new password, which signs in', async () => {
    await setup.password.fill('a new secret');
    await setup.confirmation.fill('a new secret');
    await setup.submit.click();
    await page.waitForURL('**/dashboard');
    await signOut(page);
    await login.open();
    await login.signIn(email, 'a new secret');
    await page.waitForURL('**/dashboard');
    await signOut(page);
    await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  });
});

for (const { type, heading } of [
  { type: 'recovery', heading: 'Complete Your Profile' },
  { type: 'signup', heading: 'Welcome back!' },
]) {
  test(`a ${type} link works after a session that was never signed out`, async ({ page, server }) => {
    const { email } = await addPerson(server);
    await new LoginPage(page).requestLink(email);
    await page.evaluate(() => localStorage.setItem('app-last-activity', String(Date.now() - 3_600_000)));
    const link = defaultTemplateLink(server, await linkInMail(server, email));
    const verified = await page.request.get(link, { maxRedirects: 0 });
    await page.goto((verified.headers()['location'] ?? '').replace('type=recovery', `type=${type}`));
    const shown = page.getByRole('heading', { name: heading });
    await expect(shown).toBeVisible();
    await page.reload();
    await expect(shown).toBeVisible();
  });
}

test('A-28 shows the same message for an unknown address', async ({ page }) => {
  await new LoginPage(page).requestLink(`nobody-${randomUUID().slice(0, 8)}@example.org`);
  await expect(wait(page)).toBeVisible();
});

test('G-16 an expired link does not sign out the current user', async ({ page, server }) => {
  await storeSession(page, server, await addPerson(server));
  await page.goto('/setup#error=access_denied&error_code=otp_expired&error_description=Call%20this%20number');
  await expect(page.getByText('This link has expired or was already used. You are still signed in.')).toBeVisible();
  await expect(page.getByText('Call this number')).toBeHidden();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to your Dashboard' })).toBeVisible();
});

test.describe("a link opened in another user's session", () => {
  async function openLinkOfAnotherUser(page: Page, server: Server) {
    const [user, { email }] = [await addPerson(server), await addPerson(server)];
    await storeSession(page, server, user);
    await page.goto(defaultTemplateLink(server, await requestLink(server, email)));
    return { user, email, dialog: page.getByRole('alertdialog', { name: 'Sign in as someone else?' }) };
  }

  for (const choice of ['Ignore the link', 'Open the link']) {
    test(`G-14 confirms first: ${choice}`, async ({ page, server }) => {
      const { user, email, dialog } = await openLinkOfAnotherUser(page, server);
      await expect(dialog).toContainText(`The link from the email is for ${email}.`);
      await expect(dialog).toContainText(user.email);
      expect(new URL(page.url()).hash).toBe('');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: choice }).click();
      await expect(dialog).toBeHidden();
      if (choice === 'Open the link') {
        await page.waitForURL('**/setup');
        await expect(page.locator('input[name=username]')).toHaveValue(email);
      } else {
        await page.goto('/dashboard');
        await page.getByRole('button', { name: /^Account of/ }).click();
        await expect(page.getByText(user.email, { exact: true })).toBeVisible();
      }
    });
  }

  test('does not sign in after it has failed', async ({ page, server }) => {
    await page.clock.install();
    const { dialog } = await openLinkOfAnotherUser(page, server);
    const blocked: Route[] = [];
    await page.route('**/auth/v1/logout**', (route) => void blocked.push(route));
    await dialog.getByRole('button', { name: 'Open the link' }).click();
    await expect.poll(() => blocked.length).toBe(1);
    await page.clock.runFor(16_000);
    await expect(page.getByRole('alertdialog', { name: 'The link could not be opened' })).toBeVisible();
    await blocked[0]?.fulfill({ status: 204 });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await page.evaluate(() => localStorage.getItem('app-auth'))).toBeNull();
  });
});

test.describe('the cooldown', () => {
  test('N-11 lasts 45 seconds, after a reload and in another tab', async ({ page, context, server }) => {
    const { email } = await addPerson(server);
    await page.clock.install();
    await new LoginPage(page).requestLink(email);
    await expect(wait(page)).toHaveText(/Wait 4[45]s to reset/);
    await page.clock.fastForward(10_000);
    await expect(wait(page)).toHaveText(/Wait 3[345]s to reset/);
    await expect(wait(page)).toHaveAttribute('aria-disabled', 'true');
    await wait(page).click({ force: true });
    await expect(page.getByRole('alert')).toHaveText(
      /^Please wait \d+ seconds before requesting another password reset$/,
    );

    await page.reload();
    await expect(wait(page)).toBeVisible();
    await new LoginPage(page).email.fill(email);
    await wait(page).click({ force: true });
    await expect(page.getByRole('alert')).toHaveText(
      /^Please wait [23]\d seconds before requesting another password reset$/,
    );
    const other = await context.newPage();
    await other.goto('/login');
    await expect(wait(other)).toBeVisible();
    await other.close();

    await page.clock.fastForward(36_000);
    await expect(forgot(page)).toBeVisible();
    await forgot(page).click();
    await expect(new LoginPage(page).sentTo(email)).toBeVisible();
    await expect(wait(page)).toBeVisible();
  });
});

test.describe('rejected requests', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('shows only the error of the last attempt: sign-in or reset', async ({ page }) => {
    await page.route('**/auth/v1/recover**', (route) => route.fulfill({ status: 500, json: {} }));
    const login = new LoginPage(page);
    await login.open();
    await login.submit.click();
    await expect(page.getByText('Email address is required')).toBeVisible();
    await forgot(page).click();
    await expect(page.getByText(EMPTY_EMAIL)).toBeVisible();
    await login.signIn('manager@example.org', 'not-the-password');
    await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');
    await forgot(page).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to send password reset email');
    await login.submit.click();
    await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');
  });
});
