import type { Page } from '@playwright/test';
import { SetupPage } from './pages/setupPage.ts';
import { abortRequests, removeFaults } from './support/faults.ts';
import { expectTokenNotExposed, requestLink } from './support/mails.ts';
import { addPerson } from './support/people.ts';
import { expectAccessible } from './support/quality.ts';
import { storeSession } from './support/session.ts';
import type { Server } from '../tools/testing/embeddedServer.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

test.use({ expectedConsole: [FAILED_REQUEST] });

async function openLink(page: Page, server: Server): Promise<string> {
  const link = await requestLink(server, (await addPerson(server)).email);
  await page.goto(link);
  await expect(new SetupPage(page).linkHeading).toBeVisible();
  return link;
}

test('F-89 a reset link can be retried if the server does not respond', async ({ page, server }) => {
  const setup = new SetupPage(page);
  await openLink(page, server);
  await abortRequests(page, { method: 'POST', path: '/auth/v1/verify' });
  await setup.useLink.click();
  await expect(setup.failure).toHaveText('The server did not answer. Check your connection and try again.');
  await expectAccessible(page);
  await removeFaults(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(setup.heading).toBeVisible();
});

test('E-15 a reset link can be opened again after a reload, and shows the names read-only', async ({
  page,
  server,
}) => {
  const link = await openLink(page, server);
  await page.reload();
  await expect(page.getByText('Open the link in your email again to set your password.')).toBeVisible();
  await page.goto(link);
  const setup = new SetupPage(page);
  await setup.useLink.click();
  await expect(page.getByText('Your first and last name are changed by those who manage your account.')).toBeVisible();
  await expect(setup.lastName).not.toBeEditable();
  await expectAccessible(page);
  const saved = page.waitForRequest((request) => request.method() === 'PATCH');
  const secret = 'my own secret';
  await setup.complete({ firstName: '', lastName: '', displayName: 'Mim', password: secret, confirmation: secret });
  expect((await saved).postDataJSON()).toEqual({ display_name: 'Mim', is_password_changed: true });
});

test('G-22 reads a reset link that is pasted into the address bar of the open page', async ({ page, server }) => {
  const link = await openLink(page, server);
  await page.goto(`/setup#token_hash=made-up&type=recovery`);
  await expect(new SetupPage(page).linkHeading).toBeVisible();
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await page.goto(link);
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await expectTokenNotExposed(page, link);
  await new SetupPage(page).useLink.click();
  await expect(new SetupPage(page).heading).toBeVisible();
});

for (const choice of ['Ignore the link', 'Continue']) {
  test(`G-23 a reset link confirms first if another user is signed in: ${choice}`, async ({ page, server }) => {
    const [user, { email }] = [await addPerson(server), await addPerson(server)];
    const link = await requestLink(server, email);
    await storeSession(page, server, user);
    const other = await page.context().newPage();
    await other.goto('/dashboard');
    await page.bringToFront();
    await page.goto(link);
    await expect(page.getByText(`${user.email} is signed in here.`)).toBeVisible();
    await expectAccessible(page);
    const revoked = page.waitForResponse('**/auth/v1/logout**', { timeout: 5_000 }).catch(() => null);
    await page.getByRole('button', { name: choice }).click();
    if (choice === 'Continue') {
      await expect(new SetupPage(page).heading).toBeVisible();
      await expect(page.locator('input[name=username]')).toHaveValue(email);
      await expect(new SetupPage(other).heading).toBeVisible();
      expect((await revoked)?.status()).toBe(204);
    } else {
      for (const tab of [page, other]) {
        await expect(tab.getByRole('heading', { name: 'Welcome to your Dashboard' })).toBeVisible();
      }
    }
  });
}

test('G-24 an expired reset link does not sign out the current user', async ({ page, server }) => {
  await storeSession(page, server, await addPerson(server));
  await page.goto('/setup#token_hash=made-up&type=recovery');
  await new SetupPage(page).useLink.click();
  await expect(page.getByText('This link has expired or was already used. You are still signed in.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to your Dashboard' })).toBeVisible();
});

for (const type of ['invite', 'magiclink']) {
  test(`rejects a link of type ${type} from the Supabase dashboard with a message`, async ({ page }) => {
    await page.goto(`/#access_token=a.b.c&refresh_token=r&expires_in=3600&token_type=bearer&type=${type}`);
    await expect(page.getByText('This link did not work.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
  });
}
