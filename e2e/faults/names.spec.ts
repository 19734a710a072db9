import type { Page } from '@playwright/test';
import { AuditPage } from '../pages/auditPage.ts';
import { Shell } from '../pages/shell.ts';
import { StaffPage } from '../pages/staffPage.ts';
import { TeamsPage } from '../pages/teamsPage.ts';
import { addPerson, renamePerson } from '../support/people.ts';
import { expectNoHorizontalScrolling } from '../support/quality.ts';
import { storeSession } from '../support/session.ts';
import { createDepartment, createTeam } from '../support/teams.ts';
import { expect, test } from '../support/test.ts';
import { unique } from '../support/unique.ts';

const SCRIPTS = ['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'javascript:alert(1)'];

test.beforeEach(({ page, server }) => storeSession(page, server));

/** Returns a function that expects that no injected script has run. */
function watchScripts(page: Page): () => void {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return () => expect(dialogs).toEqual([]);
}

test('H-01 shows markup in names as text on every screen', async ({ page, server }) => {
  const expectNothingRan = watchScripts(page);
  const [image = '', script = '', link = ''] = SCRIPTS;
  const person = await addPerson(server);
  await renamePerson(server, person, image);
  const department = await createDepartment(server, unique(script));
  const team = await createTeam(server, { name: unique(link), department });

  const staff = new StaffPage(page);
  await staff.open(`?q=${person.email}`);
  await expect(staff.row(person.email)).toContainText(image);
  await staff.remove(person.email);
  await expect(staff.dialog).toContainText(image);
  await staff.press('Cancel');
  await staff.edit(person.email);
  await expect(staff.field('First Name')).toHaveValue(image);
  await staff.field('Department').selectOption(department.name);
  await staff.field('Team').selectOption(team.name);
  await staff.press('Save');
  await expect(staff.toast('User updated successfully')).toBeVisible();
  await expect(staff.row(person.email)).toContainText(team.name);
  await expect(staff.row(person.email)).toContainText(department.name);

  const teams = new TeamsPage(page);
  await teams.open();
  await teams.find(department.name);
  await expect(teams.row(team.name)).toContainText(department.name);
  await expect(teams.department(department.name)).toBeVisible();

  const audit = new AuditPage(page);
  await audit.open();
  await audit.find(department.name);
  // The previous rows are shown until the response arrives.
  await expect.poll(() => audit.rows.count()).toBeLessThan(10);
  await audit.expandButton(0).click();
  await expect(page.getByRole('main')).toContainText(department.name);
  await expect(page.locator('main img, main script, a[href^="javascript:"]')).toHaveCount(0);
  expectNothingRan();
});

test("H-01 shows markup in the user's own name as text in the top bar", async ({ page, server }) => {
  const expectNothingRan = watchScripts(page);
  const person = await addPerson(server);
  await renamePerson(server, person, SCRIPTS[0] ?? '');
  await storeSession(page, server, person);
  await page.goto('/settings');
  await expect(page.getByRole('main')).toContainText(SCRIPTS[0] ?? '');
  await new Shell(page).account.click();
  await expect(page.getByText(person.email).first()).toBeVisible();
  expectNothingRan();
});

test('F-41 emoji, right-to-left, zero-width and long names do not break the table layout', async ({ page, server }) => {
  const staff = new StaffPage(page);
  const person = await addPerson(server);
  for (const name of ['👩‍👩‍👧‍👦 Familie', 'محمد', 'zero\u200bwidth\u202e', 'x'.repeat(200)]) {
    await renamePerson(server, person, name);
    await staff.open(`?q=${person.email}`);
    const cell = staff.row(person.email).getByRole('cell').first();
    await expect(cell).toContainText(name);
    await expect(cell.locator(`[title^="${name}"]`)).toHaveCount(1);
    expect((await cell.boundingBox())?.height).toBeLessThan(64);
    await expectNoHorizontalScrolling(page);
  }
});

test('F-42 shows missing values as a dash or Unknown Role', async ({ page }) => {
  await page.route('**/rest/v1/rpc/search_staff*', async (route) => {
    const response = await route.fetch();
    const people = (await response.json()) as object[];
    const missing = { first_name: null, last_name: null, display_name: null, role: null, role_assignments: [] };
    await route.fulfill({ response, json: people.map((person) => ({ ...person, ...missing })) });
  });
  const staff = new StaffPage(page);
  await staff.open();
  const cells = staff.rows.first().getByRole('cell');
  await expect(cells.nth(2)).toHaveText('Unknown Role');
  await expect(cells.nth(3)).toHaveText('-');
  await expect(cells.nth(4)).toHaveText('-');
  await expect(page.getByRole('table')).not.toContainText(/null|undefined/);
});

test.describe('F-63 at 200 % zoom on a touch screen', () => {
  test.use({ viewport: { width: 640, height: 400 }, hasTouch: true });

  test('F-63 shows every button without hover', async ({ page, server }) => {
    const person = await addPerson(server);
    const staff = new StaffPage(page);
    const shell = new Shell(page);
    await staff.open(`?q=${person.email}`);
    await expect(shell.sidebar).toBeHidden();
    await expectNoHorizontalScrolling(page);
    const actions = staff.row(person.email).getByRole('button');
    await expect(actions).toHaveCount(3);
    for (const action of await actions.all()) {
      await action.scrollIntoViewIfNeeded();
      await expect(action).toBeInViewport();
      await expect(action).toHaveCSS('opacity', '1');
    }
    await shell.openMenu.tap();
    await expect(shell.overlay).toBeVisible();
  });
});

test('F-81 stacked accents of an initial stay inside the avatar', async ({ page, server }) => {
  const person = await addPerson(server);
  await renamePerson(server, person, `Z${'\u0489'.repeat(9)}${'\u0316'.repeat(40)}${'\u0301'.repeat(40)}`);
  const staff = new StaffPage(page);
  await staff.open(`?q=${person.email}`);
  const avatar = staff.row(person.email).locator('[aria-hidden]', { hasText: 'Z' }).first();
  const box = await avatar.boundingBox();
  if (box === null) throw new Error('There is no avatar');
  const around = [
    { ...box, y: box.y + box.height, height: 60 },
    { ...box, y: box.y - 30, height: 30 },
    { ...box, x: box.x + box.width, width: 40 },
  ];
  const pictures = async () =>
    Promise.all(around.map(async (clip) => (await page.screenshot({ clip })).toString('base64')));
  const shown = await pictures();
  await avatar.evaluate((element) => (element.style.color = 'transparent'));
  expect(await pictures()).toEqual(shown);
});
