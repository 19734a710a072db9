import { AuditPage } from './pages/auditPage.ts';
import { mockLongAuditLog } from './support/longAuditLog.ts';
import { storeSession } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('shows a lower bound of the count until the list is loaded completely', async ({ page, server }) => {
  await storeSession(page, server);
  await mockLongAuditLog(page, 130, 110);
  const audit = new AuditPage(page);
  await audit.open('?table=teams');
  const table = page.getByRole('table', { name: 'Audit logs' });
  await expect(page.getByText('110+ matches', { exact: true })).toBeVisible();
  await expect(page.getByText(/50 of 110\+/)).toBeVisible();
  await expect(table).toHaveAttribute('aria-rowcount', '-1');

  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByText('All 130 shown', { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText('130 matches', { exact: true })).toBeVisible();
  await expect(table).toHaveAttribute('aria-rowcount', '131');
});
