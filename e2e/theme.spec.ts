import type { Page } from '@playwright/test';
import { LoginPage } from './pages/loginPage.ts';
import { Shell, signOut } from './pages/shell.ts';
import { addPerson, createTestClient } from './support/people.ts';
import type { Server } from '../tools/testing/embeddedServer.ts';
import { storeSession } from './support/session.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

async function addPersonWhoPrefersDark(server: Server) {
  const person = await addPerson(server);
  const client = createTestClient(server);
  await client.auth.signInWithPassword(person);
  const saved = await client.from('users').update({ theme_preference: 'dark' }).eq('id', person.id);
  if (saved.error) throw saved.error;
  return person;
}

const root = (page: Page) => page.locator('html');

/** Opens the dashboard as a person who prefers the dark theme. */
async function openInDark(page: Page, server: Server): Promise<void> {
  await storeSession(page, server, await addPersonWhoPrefersDark(server));
  await page.goto('/dashboard');
  await expect(new Shell(page).heading('Welcome to your Dashboard')).toBeVisible();
  await expect(root(page)).toHaveClass(/dark/);
}

test('is light when signed out and the stored preference when signed in', async ({ page, server }) => {
  const { email, password } = await addPersonWhoPrefersDark(server);
  const login = new LoginPage(page);
  await login.open();
  await expect(root(page)).not.toHaveClass(/dark/);
  await login.signIn(email, password);
  await expect(new Shell(page).heading('Welcome to your Dashboard')).toBeVisible();
  await expect(root(page)).toHaveClass(/dark/);
  await signOut(page);
  await expect(new Shell(page).heading('Welcome!')).toBeVisible();
  await expect(root(page)).not.toHaveClass(/dark/);
  await page.reload();
  await expect(root(page)).not.toHaveClass(/dark/);
});

test('follows the system until a theme is chosen', async ({ page, server }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/login');
  await expect(root(page)).toHaveClass(/dark/);
  await storeSession(page, server, await addPerson(server));
  await page.goto('/dashboard');
  await expect(new Shell(page).heading('Welcome to your Dashboard')).toBeVisible();
  await expect(root(page)).toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root(page)).not.toHaveClass(/dark/);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(root(page)).toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root(page)).toHaveClass(/dark/);
});

test('a reload does not flash, because the class is set before the scripts of the app run', async ({
  page,
  server,
}) => {
  await openInDark(page, server);
  await page.route('**/assets/*.js', () => {});
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(root(page)).toHaveClass(/dark/);
});

test('a theme saved in one tab is applied in the others, and a sign-out makes them light', async ({
  page,
  context,
  server,
}) => {
  await openInDark(page, server);
  const other = await context.newPage();
  await other.goto('/settings');
  const toggle = other.getByRole('button', { name: 'Dark mode' });
  await toggle.click();
  await expect(root(page)).not.toHaveClass(/dark/);
  await toggle.click();
  await expect(root(page)).toHaveClass(/dark/);

  await other.goto('/');
  await expect(other.getByRole('heading', { name: 'Welcome back!' })).toBeVisible();
  await expect(root(other)).toHaveClass(/dark/);
  await page.bringToFront();
  await signOut(page);
  await expect(other.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  await expect(root(other)).not.toHaveClass(/dark/);
});

test.describe('a profile that cannot be read', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('F-51 uses the theme of the system without an error', async ({ page, server }) => {
    await openInDark(page, server);
    await page.route('**/rest/v1/users*', (route) => route.fulfill({ status: 400, json: { message: 'broken' } }));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'your profile did not load' })).toBeVisible();
    await expect(root(page)).not.toHaveClass(/dark/);
    await expect(new Shell(page).toasts).toHaveCount(0);
  });
});

test.describe('the toggle on Settings', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('F-50 saves first: a rejected change is not applied, a saved one survives a reload', async ({
    page,
    server,
  }) => {
    const shell = new Shell(page);
    await storeSession(page, server, await addPerson(server));
    await page.goto('/settings');
    const toggle = page.getByRole('button', { name: 'Dark mode' });

    await page.route('**/rest/v1/users*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 500, json: { message: 'error: boom' } })
        : route.continue(),
    );
    await toggle.click();
    await expect(shell.toasts).toContainText('Failed to update theme');
    await expect(root(page)).not.toHaveClass(/dark/);

    await page.unrouteAll();
    // With the keyboard, because the toast covers the controls.
    await toggle.press('Enter');
    await expect(root(page)).toHaveClass(/dark/);
    await shell.goTo('Dashboard');
    await expect(shell.heading('Welcome to your Dashboard')).toBeFocused();
    await page.getByRole('link', { name: 'Home Page' }).press('Enter');
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect(shell.heading('Welcome to your Dashboard')).toBeVisible();
    await expect(root(page)).toHaveClass(/dark/);
    await page.reload();
    await expect(shell.heading('Welcome to your Dashboard')).toBeVisible();
    await expect(root(page)).toHaveClass(/dark/);
  });
});

test('F-83 forced colors: each icon has the color of its text', async ({ page, server }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await storeSession(page, server);
  for (const path of ['/dashboard', '/dashboard/roles', '/dashboard/teams', '/dashboard/audit', '/settings']) {
    await page.goto(path);
    await expect(page.locator('main svg').first()).toBeVisible();
    const colours = await page.locator('svg:visible').evaluateAll((icons) => {
      const colourOf = (element: Element) => getComputedStyle(element).color;
      return icons
        .filter((icon) => icon.parentElement && colourOf(icon) !== colourOf(icon.parentElement))
        .map(colourOf);
    });
    expect(colours, path).toEqual([]);
  }
});

test('forced colors: the current link has the Highlight color', async ({ page, server }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await storeSession(page, server);
  await page.goto('/settings');
  const current = page.getByRole('navigation').getByRole('link', { name: 'Settings' });
  await expect(current).toHaveAttribute('aria-current', 'page');
  const [own, highlight] = await current.evaluate((link) => {
    const ground = () => getComputedStyle(link).backgroundColor;
    link.style.transition = 'none';
    const ownGround = ground();
    link.style.setProperty('background', 'Highlight', 'important');
    return [ownGround, ground()];
  });
  expect(own).toBe(highlight);
});
