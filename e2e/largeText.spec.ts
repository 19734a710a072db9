import { AuditPage } from './pages/auditPage.ts';
import { StaffPage } from './pages/staffPage.ts';
import { clippedTexts } from './support/clippedTexts.ts';
import { addPerson } from './support/people.ts';
import { doubleTextSize, expectNoHorizontalScrolling } from './support/quality.ts';
import { storeSession } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page, server }) => {
  await storeSession(page, server);
  await doubleTextSize(page);
});

test('does not clip the row of a person', async ({ page, server }) => {
  const { email } = await addPerson(server, { role: 'SUPERVISOR', isSetupPending: true });
  const staff = new StaffPage(page);
  await staff.open(`?q=${email}`);
  await expect(staff.row(email)).toContainText('Temporary password');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => clippedTexts(page), `${width} px`).toEqual([]);
    await expectNoHorizontalScrolling(page);
  }
});

test('the audit log leaves space for the description beside the sidebar', async ({ page, server }) => {
  const { id, lastName } = await addPerson(server);
  const audit = new AuditPage(page);
  await audit.open(`?about=${id}`);
  const description = audit.cell(0, 0).getByText(lastName).first();
  await expect.poll(async () => (await description.boundingBox())?.width ?? 0).toBeGreaterThan(100);
});
