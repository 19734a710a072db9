import { Palette } from './pages/palette.ts';
import { openDashboard, Shell } from './pages/shell.ts';
import { Shortcuts } from './pages/shortcuts.ts';
import { StaffPage } from './pages/staffPage.ts';
import { hangRequests, removeFaults } from './support/faults.ts';
import { addPerson, type Person } from './support/people.ts';
import { storeSession } from './support/session.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

test('the command palette opens, moves and closes with the keyboard', async ({ page, server }) => {
  const shell = new Shell(page);
  const palette = new Palette(page);
  await openDashboard(page, server);

  await test.step('loads its code when Control is pressed', async () => {
    const requested = page.waitForRequest('**/assets/PaletteContainer*.js', { timeout: 5_000 });
    await page.keyboard.down('Control');
    await requested;
    await page.keyboard.up('Control');
  });

  await test.step('closes on Escape and Ctrl+K and restores the focus', async () => {
    const link = page.getByRole('link', { name: 'Home Page' });
    for (const key of ['Escape', 'Control+k']) {
      await link.focus();
      await palette.open();
      await expect(palette.field).toHaveValue('');
      await page.keyboard.type('ro');
      await page.keyboard.press(key);
      await expect(palette.dialog).toBeHidden();
      await expect(link).toBeFocused();
    }
  });

  await test.step('opens from the user menu and returns the focus to it', async () => {
    await shell.account.click();
    await page.getByRole('menuitem', { name: 'Search...' }).click();
    await expect(palette.field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(shell.account).toBeFocused();
  });

  await test.step('does not open over another dialog', async () => {
    await page.keyboard.press('?');
    await expect(new Shortcuts(page).dialog).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(new Shortcuts(page).dialog).toBeHidden();
  });

  await test.step('moves the active option with the arrow keys, Home and End', async () => {
    await palette.open();
    await expect(palette.active).toHaveText('Dashboard');
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

  await test.step('opens a screen and focuses its heading', async () => {
    await page.keyboard.type('audit');
    await expect(palette.active).toHaveText('Audit Logs');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard/audit');
    await expect(palette.dialog).toBeHidden();
    await expect(shell.heading('Audit Logs')).toBeFocused();
  });

  await test.step('closes on Back and stays on the page', async () => {
    await palette.open();
    await page.goBack();
    await expect(palette.dialog).toBeHidden();
    await expect(page).toHaveURL(/\/dashboard\/audit$/);
    await page.goBack();
    await expect(shell.heading('Welcome to your Dashboard')).toBeVisible();
  });
});

test.describe('the command palette', () => {
  test('finds people, and opens their page or history', async ({ page, server }) => {
    const [first, second] = [await addPerson(server), await addPerson(server)];
    const shell = new Shell(page);
    const palette = new Palette(page);
    const openPage = async ({ id, email, lastName }: Person) => {
      await palette.open();
      await page.keyboard.type(email);
      await expect(palette.active).toContainText(`Test ${lastName}`);
      await expect(palette.options).toHaveCount(2);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/dashboard/roles/${id}`);
      await expect(shell.heading(`Test ${lastName}`)).toBeFocused();
    };
    await openDashboard(page, server);
    await openPage(first);
    await page.getByRole('button', { name: 'Edit', exact: true }).focus();
    await openPage(second);

    await shell.goTo('Roles & Users');
    await expect(new StaffPage(page).rows.first()).toBeVisible();
    await palette.open();
    await page.keyboard.type(first.lastName);
    await palette.option(/^History of/).click();
    await page.waitForURL((url) => url.pathname === '/dashboard/audit' && url.searchParams.get('about') === first.id);
    await expect(page.getByText(`About Test ${first.lastName}`)).toBeVisible();
    await page.goBack();
    await expect(new StaffPage(page).rows.first()).toBeVisible();
    await openPage(first);
  });

  test('opens the Add User dialog once', async ({ page, server }) => {
    await openDashboard(page, server);
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
    await openDashboard(page, server);
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

  test('the palette shows an error, and opens after a reload', async ({ page, server }) => {
    await openDashboard(page, server);
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

test('opens on Ctrl+K as soon as the screen is rendered', async ({ page, server }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('h1') === null) return;
      observer.disconnect();
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await openDashboard(page, server);
  await expect(new Palette(page).dialog).toBeVisible();
});
