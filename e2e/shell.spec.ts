import { LoginPage } from './pages/loginPage.ts';
import { openDashboard, Shell } from './pages/shell.ts';
import { addPerson } from './support/people.ts';
import { storeSession } from './support/session.ts';
import { expect, test } from './support/test.ts';

const SECTIONS = [
  { name: 'Dashboard', path: '/dashboard', heading: 'Welcome to your Dashboard' },
  { name: 'Roles & Users', path: '/dashboard/roles', heading: 'Roles & Users' },
  { name: 'Teams & Departments', path: '/dashboard/teams', heading: 'Teams & Departments' },
  { name: 'Audit Logs', path: '/dashboard/audit', heading: 'Audit Logs' },
  { name: 'Settings', path: '/settings', heading: 'Settings' },
];

test.describe('on a wide window', () => {
  test.use({ viewport: { width: 1024, height: 800 } });

  test('the top bar is 64 px and the sidebar 256 px; each entry opens its section', async ({ page, server }) => {
    const shell = new Shell(page);
    await openDashboard(page, server);
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

  test('the user menu shows the user and links to Settings and home', async ({ page, server }) => {
    const shell = new Shell(page);
    await openDashboard(page, server);
    await expect(shell.account).toHaveText('M');
    await shell.account.click();
    await expect(page.getByText('manager@example.org')).toBeVisible();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Settings',
      /^Search.../,
      'Keyboard shortcuts',
      'Guide',
      'Sign out',
    ]);
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await page.waitForURL('**/settings');
    await page.getByRole('link', { name: 'Home Page' }).click();
    await expect(shell.heading('Welcome back!')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect(shell.heading('Welcome to your Dashboard')).toBeVisible();
  });

  test('the skip link focuses the content', async ({ page, server }) => {
    await openDashboard(page, server);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    // The link adds no history entry, because a navigation blocker could not block it.
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test.describe('on a narrow window', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the sidebar is an overlay that backdrop, Escape and navigation close', async ({ page, server }) => {
    const shell = new Shell(page);
    await openDashboard(page, server);
    await expect(shell.sidebar).toBeHidden();

    await shell.toggle.click();
    await expect(shell.overlay).toBeVisible();
    await expect(page.getByRole('button', { name: /pin sidebar/i })).toBeHidden();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || !document.activeElement?.closest('header'),
        ),
        'the focus stays out of the header',
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(shell.overlay).toBeHidden();
    await expect(shell.toggle).toBeFocused();

    await shell.toggle.click();
    await expect(shell.overlay).toBeVisible();
    await page.mouse.click(360, 500);
    await expect(shell.overlay).toBeHidden();
    await expect(shell.toggle).toBeFocused();

    await shell.toggle.click();
    await shell.goTo('Audit Logs');
    await expect(shell.overlay).toBeHidden();
    await expect(shell.heading('Audit Logs')).toBeFocused();

    await shell.toggle.click();
    await expect(shell.overlay).toBeVisible();
    await page.goBack();
    await expect(shell.overlay).toBeHidden();
    await expect(shell.heading('Welcome to your Dashboard')).toBeFocused();
  });
});

test('Back and Forward visit each route', async ({ page }) => {
  const shell = new Shell(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Log In' }).click();
  await new LoginPage(page).signIn('manager@example.org', 'staff-demo');
  for (const { name, heading } of SECTIONS) {
    if (name !== 'Dashboard') await shell.goTo(name);
    await expect(shell.heading(heading)).toBeVisible();
  }
  for (const { path, heading } of SECTIONS.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(shell.heading(heading)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible();
  for (const { path, heading } of SECTIONS) {
    await page.goForward();
    await expect(shell.heading(heading)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('a user without a role sees only a message, Settings and Sign out', async ({ page, server }) => {
  const shell = new Shell(page);
  await storeSession(page, server, await addPerson(server, { role: 'USER' }));
  for (const path of ['/dashboard', '/dashboard/roles', '/dashboard/teams', '/dashboard/audit']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toHaveText('Your account has no role yet. Ask an administrator.');
  }
  await expect(shell.sidebar.getByRole('link')).toHaveText(['Settings']);
  await shell.account.click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Settings',
    /^Search.../,
    'Keyboard shortcuts',
    'Guide',
    'Sign out',
  ]);
});

test('the account menu opens the guide, with its pictures', async ({ page, server, context }) => {
  await openDashboard(page, server);
  await new Shell(page).account.click();
  const [guide] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('menuitem', { name: 'Guide' }).click(),
  ]);
  await expect(guide.getByRole('heading', { name: 'Guide for staff' })).toBeVisible();
  const isLoaded = (image: Element) => image instanceof HTMLImageElement && image.naturalWidth > 0;
  for (const picture of await guide.getByRole('img').all())
    await expect.poll(() => picture.evaluate(isLoaded)).toBe(true);
  await expect(guide.locator('main')).toHaveCSS('max-width', '704px');
});
