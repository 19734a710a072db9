import { openDashboard } from './pages/shell.ts';
import { countRequests } from './support/requests.ts';
import { createTeam } from './support/teams.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

test.describe('the dashboard', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('links totals and the latest changes', async ({ page, server }) => {
    await openDashboard(page, server);
    const main = page.getByRole('main');
    await expect(main.getByText('You are successfully logged in.')).toBeVisible();
    for (const [name, path] of [
      ['People', '/dashboard/roles'],
      ['Teams', '/dashboard/teams'],
      ['Departments', '/dashboard/teams'],
      ['Setups pending', '/dashboard/roles?status=pending,invited,expired'],
    ] as const) {
      const total = main.getByRole('link', { name: new RegExp(`^${name} ?[\\d,]+$`) });
      await expect(total).toHaveAttribute('href', path);
    }
    const changes = page.getByRole('region', { name: 'Latest changes' }).getByRole('listitem').getByRole('link');
    await expect(changes).toHaveCount(8);
    await changes.first().click();
    await expect(page.getByRole('button', { expanded: true, name: /what changed/ })).toBeVisible();
    await expect(page.getByText('1 match')).toBeVisible();
  });

  test('updates the age of the latest changes', async ({ page, server }) => {
    await page.clock.install();
    const { name } = await createTeam(server);
    await openDashboard(page, server);
    const change = page.getByRole('region', { name: 'Latest changes' }).getByRole('listitem').filter({ hasText: name });
    await expect(change).toContainText(/now|seconds? ago/);
    await page.clock.fastForward('03:00');
    await expect(change).toContainText('3 minutes ago');
  });

  test('F-06 shows which part failed, retries only that part, and focuses the heading', async ({ page, server }) => {
    await page.route('**/rpc/dashboard_totals*', (route) =>
      route.fulfill({ status: 500, json: { message: 'error: boom' } }),
    );
    await openDashboard(page, server);
    const changes = page.getByRole('region', { name: 'Latest changes' }).getByRole('listitem').getByRole('link');
    await expect(changes).toHaveCount(8);
    await expect(page.getByRole('alert')).toHaveText('Failed to load the totals');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(page.getByRole('link', { name: /^People ?\d/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Welcome to your Dashboard' })).toBeFocused();
  });

  test('F-14 reloads once when the device is back online', async ({ page, context, server }) => {
    await openDashboard(page, server);
    const changes = page.getByRole('region', { name: 'Latest changes' }).getByRole('listitem').getByRole('link');
    await expect(changes).toHaveCount(8);
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    const { name } = await createTeam(server);
    const reads = countRequests(page, 'POST', '/rest/v1/rpc/dashboard_totals');
    await context.setOffline(false);
    await expect(changes.first()).toContainText(name);
    expect(reads()).toBe(1);
  });
});
