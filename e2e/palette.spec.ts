import { Palette } from './pages/palette.ts';
import { Shell } from './pages/shell.ts';
import { Shortcuts } from './pages/shortcuts.ts';
import { StaffPage } from './pages/staffPage.ts';
import { hangRequests, removeFaults } from './support/faults.ts';
import { addPerson } from './support/people.ts';
import { storeSession } from './support/session.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

test.beforeEach(async ({ page, server }) => {
  await storeSession(page, server);
  await page.goto('/dashboard');
  await expect(new Shell(page).heading('Welcome to your Dashboard')).toBeVisible();
});

test.describe('the command palette', () => {
  test('opens a screen and focuses its heading', async ({ page }) => {
    const palette = new Palette(page);
    await palette.open();
    await expect(palette.active).toHaveText('Dashboard');
    await page.keyboard.type('audit');
    await expect(palette.active).toHaveText('Audit Logs');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard/audit');
    await expect(palette.dialog).toBeHidden();
    await expect(new Shell(page).heading('Audit Logs')).toBeFocused();
  });

  test('moves the active option with the arrow keys, Home and End', async ({ page }) => {
    const palette = new Palette(page);
    await palette.open();
    for (const [key, name] of [
      ['ArrowDown', 'Roles & Users'],
      ['ArrowUp', 'Dashboard'],
      ['ArrowUp', 'Sign out'],
      ['Home', 'Dashboard'],
      ['End', 'Sign out'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(palette.active).toHaveText(name);
      await expect(palette.field).toHaveAttribute(
        'aria-activedescendant',
        (await palette.active.getAttribute('id')) ?? '',
      );
      await expect(palette.field).toBeFocused();
    }
  });

  test('finds a person and opens their page', async ({ page, server }) => {
    const { id, email, lastName } = await addPerson(server);
    const palette = new Palette(page);
    await palette.open();
    await page.keyboard.type(email);
    await expect(palette.active).toContainText(`Test ${lastName}`);
    await expect(palette.options).toHaveCount(2);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/dashboard/roles/${id}`);
    await expect(new Shell(page).heading(`Test ${lastName}`)).toBeFocused();
  });

  test('finds a person on a list screen and opens their history', async ({ page, server }) => {
    const { id, email, lastName } = await addPerson(server);
    await page.goto('/dashboard/roles');
    const palette = new Palette(page);
    await expect(new Shell(page).heading('Roles & Users')).toBeVisible();
    await palette.open();
    await page.keyboard.type(lastName);
    await palette.option(/^History of/).click();
    await page.waitForURL((url) => url.pathname === '/dashboard/audit' && url.searchParams.get('about') === id);
    await expect(page.getByText(`About Test ${lastName}`)).toBeVisible();
    await page.goBack();
    await expect(new StaffPage(page).rows.first()).toBeVisible();
    await palette.open();
    await page.keyboard.type(email);
    await expect(palette.active).toContainText(lastName);
    await page.keyboard.press('Enter');
    await expect(new Shell(page).heading(`Test ${lastName}`)).toBeFocused();
  });

  test('focuses the heading when it opens another person on the same screen', async ({ page, server }) => {
    const [first, second] = [await addPerson(server), await addPerson(server)];
    await page.goto(`/dashboard/roles/${first.id}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).focus();
    const palette = new Palette(page);
    await palette.open();
    await page.keyboard.type(second.email);
    await expect(palette.active).toContainText(second.lastName);
    await page.keyboard.press('Enter');
    await expect(new Shell(page).heading(`Test ${second.lastName}`)).toBeFocused();
  });

  test('opens the Add User dialog once', async ({ page }) => {
    const palette = new Palette(page);
    await palette.open();
    await page.keyboard.type('add user');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add User' });
    await expect(dialog).toBeVisible();
    await page.waitForURL('**/dashboard/roles');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(new StaffPage(page).rows.first()).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('closes on Escape and Ctrl+K and restores the focus', async ({ page }) => {
    const palette = new Palette(page);
    const link = page.getByRole('link', { name: 'Home Page' });
    for (const key of ['Escape', 'Control+k']) {
      await link.focus();
      await palette.open();
      await page.keyboard.type('ro');
      await page.keyboard.press(key);
      await expect(palette.dialog).toBeHidden();
      await expect(link).toBeFocused();
    }
    await palette.open();
    await expect(palette.field).toHaveValue('');
  });

  test('closes on Back and stays on the page', async ({ page }) => {
    const palette = new Palette(page);
    await page.getByRole('link', { name: 'Audit Logs' }).click();
    await expect(new Shell(page).heading('Audit Logs')).toBeVisible();
    await palette.open();
    await page.goBack();
    await expect(palette.dialog).toBeHidden();
    await expect(page).toHaveURL(/\/dashboard\/audit$/);
    await page.goBack();
    await expect(new Shell(page).heading('Welcome to your Dashboard')).toBeVisible();
  });

  test('opens from the user menu and returns the focus to it', async ({ page }) => {
    const shell = new Shell(page);
    const palette = new Palette(page);
    await shell.account.click();
    await page.getByRole('menuitem', { name: 'Search...' }).click();
    await expect(palette.field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(shell.account).toBeFocused();
  });

  test('does not open over another dialog', async ({ page }) => {
    await page.keyboard.press('?');
    await expect(new Shortcuts(page).dialog).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });

  test('signs out', async ({ page, server }) => {
    await storeSession(page, server, await addPerson(server));
    await page.goto('/dashboard');
    await expect(new Shell(page).heading('Welcome to your Dashboard')).toBeVisible();
    await new Palette(page).open();
    await page.keyboard.type('sign out');
    await page.keyboard.press('Enter');
    await expect(new Shell(page).heading('Welcome!')).toBeVisible();
  });

  test('offers only settings and sign-out to a user without a role', async ({ page, server }) => {
    await storeSession(page, server, await addPerson(server, { role: 'USER' }));
    await page.goto('/dashboard');
    await expect(page.getByRole('main')).toContainText('Your account has no role yet');
    const palette = new Palette(page);
    await palette.open();
    await expect(palette.options).toHaveText(['Settings', 'Turn on dark mode', 'Sign out']);
  });

  test('shows that it is searching, ignores an outdated response, and shows when nothing is found', async ({
    page,
    server,
  }) => {
    const { lastName } = await addPerson(server);
    const palette = new Palette(page);
    await hangRequests(page, { method: 'POST', path: '/rest/v1/rpc/search_staff' });
    await palette.open();
    await page.keyboard.type(lastName);
    await expect(palette.dialog.getByRole('status').first()).toHaveText('Searching people...');
    await removeFaults(page);
    await page.keyboard.type('nobody');
    await expect(palette.dialog.getByText('Nothing found.')).toBeVisible();
    await expect(palette.options).toHaveCount(0);
  });
});

test.describe('the palette without its code', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('the palette shows an error, and opens after a reload', async ({ page }) => {
    await page.route('**/assets/PaletteContainer*.js', (route) => route.abort());
    await page.keyboard.press('Control+k');
    await expect(new Shell(page).toasts).toContainText('This part of the app did not load');
    await expect(new Shell(page).heading('Welcome to your Dashboard')).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await expect(new Shell(page).heading('Welcome to your Dashboard')).toBeVisible();
    await new Palette(page).open();
  });
});

test('loads the code of the palette when Control is pressed', async ({ page }) => {
  const requested = page.waitForRequest('**/assets/PaletteContainer*.js', { timeout: 5_000 });
  await page.keyboard.down('Control');
  await requested;
});

test('opens on Ctrl+K as soon as the screen is rendered', async ({ page }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('h1') === null) return;
      observer.disconnect();
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(new Palette(page).dialog).toBeVisible();
});
