import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { LoginPage } from './pages/loginPage.ts';
import { Shell } from './pages/shell.ts';
import { addPerson } from './support/people.ts';
import { expectAccessible } from './support/quality.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

const SECTIONS = [
  { name: 'Dashboard', path: '/dashboard', heading: 'Welcome to your Dashboard' },
  { name: 'Roles & Users', path: '/dashboard/roles', heading: 'Roles & Users' },
  { name: 'Teams & Departments', path: '/dashboard/teams', heading: 'Teams & Departments' },
  { name: 'Audit Logs', path: '/dashboard/audit', heading: 'Audit Logs' },
  { name: 'Settings', path: '/settings', heading: 'Settings' },
];

test.describe('wide', () => {
  test.use({ viewport: { width: 1024, height: 800 } });

  test('the bar is 64 px and the sidebar 256 px; each entry leads to its section and says so', async ({ page }) => {
    const shell = new Shell(page);
    await new LoginPage(page).signInAs('manager');
    expect((await shell.bar.boundingBox())?.height).toBe(64);
    expect((await page.locator('#sidebar').boundingBox())?.width).toBe(256);
    await expect(shell.sidebar.getByRole('link')).toHaveText(SECTIONS.map(({ name }) => name));

    for (const { name, path, heading } of [...SECTIONS.slice(1), ...SECTIONS.slice(0, 1)]) {
      await shell.goTo(name);
      await page.waitForURL(`**${path}`);
      await expect(shell.heading(heading)).toBeFocused();
      await expect(shell.bar.getByText(name, { exact: true })).toBeVisible();
      await expect(page).toHaveTitle(`${name} · Staff`);
      await expect(shell.sidebar.locator('[aria-current=page]')).toHaveText(name);
    }
  });

  test('is unpinned, lies over the page, and is pinned again; the device remembers it', async ({ page }) => {
    const shell = new Shell(page);
    await new LoginPage(page).signInAs('manager');
    await shell.unpin.click();
    await expect(shell.overlay).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shell.sidebar).toBeHidden();
    await page.reload();
    await expect(shell.heading('Welcome to your Dashboard')).toBeVisible();
    await expect(shell.sidebar).toBeHidden();
    await shell.toggle.click();
    await shell.pin.click();
    await expect(shell.overlay).toBeHidden();
    await page.reload();
    await expect(shell.sidebar).toBeVisible();
  });

  test('unpins below 1024 px, and is pinned again above', async ({ page }) => {
    const shell = new Shell(page);
    await new LoginPage(page).signInAs('manager');
    await expect(shell.sidebar).toBeVisible();
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(shell.sidebar).toBeHidden();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(shell.sidebar).toBeVisible();
  });

  test('the user menu names the person, and leads to Settings and home', async ({ page }) => {
    const shell = new Shell(page);
    await new LoginPage(page).signInAs('manager');
    await expect(shell.account).toHaveText('M');
    await shell.account.click();
    await expect(page.getByText('manager@example.org')).toBeVisible();
    await expect(page.getByRole('menuitem')).toHaveText(['Settings', 'Sign out']);
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await page.waitForURL('**/settings');
    await page.getByRole('link', { name: 'Home Page' }).click();
    await expect(shell.heading('Welcome back!')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect(shell.heading('Welcome to your Dashboard')).toBeVisible();
  });

  test('the skip link leads to the content', async ({ page }) => {
    await new LoginPage(page).signInAs('manager');
    await page.reload();
    await expect(new Shell(page).heading('Welcome to your Dashboard')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('narrow', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the sidebar lies over the page; backdrop, Escape and navigation close it', async ({ page }) => {
    const shell = new Shell(page);
    await new LoginPage(page).signInAs('manager');
    await expect(shell.sidebar).toBeHidden();

    await shell.toggle.click();
    await expect(page.getByRole('button', { name: /pin sidebar/i })).toBeHidden();
    await expectAccessible(page);
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || !document.activeElement?.closest('header'),
        ),
        'the focus stays out of the page',
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(shell.overlay).toBeHidden();
    await expect(shell.toggle).toBeFocused();

    await shell.toggle.click();
    await page.mouse.click(360, 500);
    await expect(shell.overlay).toBeHidden();
    await expect(shell.toggle).toBeFocused();

    await shell.toggle.click();
    await shell.goTo('Audit Logs');
    await expect(shell.overlay).toBeHidden();
    await expect(shell.heading('Audit Logs')).toBeFocused();

    await shell.toggle.click();
    await page.goBack();
    await expect(shell.overlay).toBeHidden();
    await expect(shell.heading('Welcome to your Dashboard')).toBeFocused();
  });
});

test.describe('the dashboard', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('shows figures and the latest changes, each a link', async ({ page }) => {
    await new LoginPage(page).signInAs('manager');
    const main = page.getByRole('main');
    await expect(main.getByText('You are successfully logged in.')).toBeVisible();
    for (const [name, path] of [
      ['People', '/dashboard/roles'],
      ['Teams', '/dashboard/teams'],
      ['Departments', '/dashboard/teams'],
      ['Setups pending', '/dashboard/roles'],
    ] as const) {
      const figure = main.getByRole('link', { name: new RegExp(`^${name} ?[\\d,]+$`) });
      await expect(figure).toHaveAttribute('href', path);
    }
    const changes = page.getByRole('region', { name: 'Latest changes' }).getByRole('listitem').getByRole('link');
    await expect(changes).toHaveCount(8);
    await expect(changes.first()).toHaveAttribute('href', '/dashboard/audit');
  });

  test('says what failed, and loads only that again', async ({ page }) => {
    await page.route('**/rpc/dashboard_totals*', (route) =>
      route.fulfill({ status: 500, json: { message: 'error: boom' } }),
    );
    await new LoginPage(page).signInAs('manager');
    const changes = page.getByRole('region', { name: 'Latest changes' }).getByRole('listitem').getByRole('link');
    await expect(changes).toHaveCount(8);
    await expect(page.getByRole('alert')).toHaveText('Failed to load the figures');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('link', { name: /^People ?\d/ })).toBeVisible();
  });
});

test('somebody without a role sees one sentence, Settings and Sign out', async ({ page, server }) => {
  const { email, password } = await addPerson(server, { role: 'USER' });
  const shell = new Shell(page);
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(email, password);
  await page.waitForURL('**/dashboard');
  for (const path of ['/dashboard', '/dashboard/roles', '/dashboard/teams', '/dashboard/audit']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toHaveText('Your account has no role yet. Ask an administrator.');
  }
  await expect(shell.sidebar.getByRole('link')).toHaveText(['Settings']);
  await shell.account.click();
  await expect(page.getByRole('menuitem')).toHaveText(['Settings', 'Sign out']);
});

test.describe('toasts', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  /** Opens Add Department with a server that refuses it, and a clock that stands still. */
  async function refuseDepartments(page: Page): Promise<Shell> {
    await page.clock.install();
    await page.route('**/rest/v1/departments*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: { message: 'error: boom' } })
        : route.continue(),
    );
    await new LoginPage(page).signInAs('manager');
    const shell = new Shell(page);
    await shell.goTo('Teams & Departments');
    await page.getByRole('button', { name: 'Add Department' }).click();
    await page.getByLabel('Department Name').fill(`Toasts ${randomUUID().slice(0, 8)}`);
    await page.clock.pauseAt(Date.now() + 60_000);
    return shell;
  }

  async function submit(page: Page): Promise<void> {
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('dialog').getByRole('button', { name: 'Add Department' }).click();
    await answer;
  }

  test('a failure is shown top right above the open dialog, read out, and stays for 4 s', async ({ page }) => {
    const shell = await refuseDepartments(page);
    await submit(page);
    const toast = shell.toasts.filter({ hasText: 'Failed to add department' });
    await expect(toast).toBeVisible();
    const box = await toast.boundingBox();
    expect(box).toMatchObject({ y: 12 });
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1280 - 40);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status').filter({ hasText: 'Failed to add department' })).toHaveCount(1);
    expect(await dialog.evaluate((open) => open.querySelector('[data-toast]') !== null)).toBe(true);
    await page.clock.runFor(3_900);
    await expect(toast).not.toHaveAttribute('data-leaving');
    await page.clock.runFor(200);
    await expect(toast).toHaveAttribute('data-leaving');
    await page.clock.runFor(500);
    await expect(toast).toHaveCount(0);
  });

  test('pointer and focus stop its time', async ({ page }) => {
    const shell = await refuseDepartments(page);
    await submit(page);
    await shell.toasts.hover();
    await page.clock.runFor(10_000);
    await expect(shell.toasts).toBeVisible();
    await page.mouse.move(10, 700);
    await shell.toasts.getByRole('button', { name: 'Dismiss' }).focus();
    await page.clock.runFor(10_000);
    await expect(shell.toasts).toBeVisible();
    await page.keyboard.press('Enter');
    await page.clock.runFor(500);
    await expect(shell.toasts).toHaveCount(0);
  });

  test('20 are kept at most', async ({ page }) => {
    const shell = await refuseDepartments(page);
    for (let round = 1; round <= 22; round += 1) {
      await submit(page);
      await expect(shell.toasts).toHaveCount(Math.min(round, 20));
    }
  });

  test('a success stays for 2 s, in the page that the dialog leaves', async ({ page }) => {
    const shell = await refuseDepartments(page);
    await page.unrouteAll();
    await submit(page);
    const toast = shell.toasts.filter({ hasText: 'Department added successfully' });
    await expect(toast).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.clock.runFor(1_900);
    await expect(toast).not.toHaveAttribute('data-leaving');
    await page.clock.runFor(200);
    await expect(toast).toHaveAttribute('data-leaving');
    await page.clock.runFor(500);
    await expect(toast).toHaveCount(0);
  });
});

test.describe('what fails', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('a screen that is gone after a deployment says so; the shell and Sign out stay usable', async ({ page }) => {
    const shell = new Shell(page);
    await new LoginPage(page).signInAs('manager');
    await page.route('**/assets/AuditScreen*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await shell.goTo('Audit Logs');
    await expect(page.getByRole('heading', { name: 'A new version is available' })).toBeVisible();
    await expect(shell.account).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(shell.heading('Audit Logs')).toBeVisible();
  });

  test('a screen that breaks leaves the others alone', async ({ page }) => {
    const shell = new Shell(page);
    await new LoginPage(page).signInAs('manager');
    await page.route('**/assets/AuditScreen*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function Component() { throw new Error("broken on purpose"); }',
      }),
    );
    await shell.goTo('Audit Logs');
    await expect(page.getByRole('heading', { name: 'Something went wrong on this page' })).toBeVisible();
    await shell.goTo('Dashboard');
    await expect(shell.heading('Welcome to your Dashboard')).toBeVisible();
  });

  test('an unobtrusive line says that the device is offline', async ({ page, context }) => {
    await new LoginPage(page).signInAs('manager');
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toBeHidden();
  });

  test('an unreachable server at the start is no sign-out: Reconnecting, with Retry and Sign out', async ({ page }) => {
    const shell = new Shell(page);
    await new LoginPage(page).signInAs('manager');
    await expect(shell.account).toBeVisible();
    let isDown = true;
    await page.route('**/rest/v1/users*', async (route) => {
      if (!isDown) await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden();
    await expect(page.getByText('Reconnecting…')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(shell.heading('Welcome to your Dashboard')).toBeVisible();
  });
});
