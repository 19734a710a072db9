import { Shell } from './pages/shell.ts';
import { StaffPage } from './pages/staffPage.ts';
import { tabAndPress, tabAndType } from './support/keys.ts';
import { expectAccessible, expectNoHorizontalScrolling } from './support/quality.ts';
import { storeSession } from './support/session.ts';
import { expect, test } from './support/test.ts';

for (const width of [1440, 390]) {
  test(`finds and suspends a user who has not signed in, by keyboard, ${width} px`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 900 });
    await storeSession(page, server);
    const staff = new StaffPage(page);
    await page.goto('/dashboard');
    const attention = page.getByRole('region', { name: 'Needs attention' });
    const group = attention.getByRole('link', { name: /Not signed in for 90 days/ });
    const [count = ''] = /\d+/.exec(await group.innerText()) ?? [];
    await expectAccessible(page);
    await expectNoHorizontalScrolling(page);
    await tabAndPress(page, group);

    await expect(new Shell(page).heading('Roles & Users')).toBeFocused();
    await expect(page.getByText(`${count} match`)).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: /months ago/ });
    await expect(row).toHaveCount(Number(count));
    const name = await row.first().getByRole('link').first().innerText();
    await tabAndPress(page, row.first().getByRole('link').first());

    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await tabAndPress(page, page.getByRole('button', { name: 'Suspend', exact: true }));
    await expect(staff.field('Last day')).toBeFocused();
    await page.keyboard.type(`1212${new Date().getFullYear() + 1}`);
    await tabAndType(page, staff.field('Reason'), 'Not seen since spring');
    await page.keyboard.press('Enter');
    const changes = page.getByRole('region', { name: 'Changes to this user' });
    await expect(changes).toContainText('set the leaving date');
    await tabAndPress(page, changes.getByRole('link', { name: /now|ago/ }).first());
    await expect(page.getByRole('table', { name: 'What changed' })).toContainText('Not seen since spring');
  });
}

test('filters by several statuses', async ({ page, server }) => {
  await storeSession(page, server);
  await new StaffPage(page).open();
  const status = page.getByLabel('Status', { exact: true });
  await status.selectOption('Suspended');
  await page.waitForURL('**/dashboard/roles?status=suspended');
  await status.selectOption({ label: 'Leaving', value: 'suspended,leaving' });
  await page.waitForURL(/status=suspended(,|%2C)leaving/);
  await expect(status.locator('option:checked')).toHaveText('Suspended or Leaving');
  await expect(page.getByRole('row').filter({ hasText: 'manon.girard@example.org' })).toContainText('Leaving on');
  await expect(page.getByRole('row').filter({ hasText: 'aaliyah.brooks@example.org' })).toContainText('Suspended');
});
