import type { Page } from '@playwright/test';
import { AuditPage } from './pages/auditPage.ts';
import { openImport } from './pages/importDialog.ts';
import { openSettings } from './pages/settingsPage.ts';
import { Shell } from './pages/shell.ts';
import { StaffPage } from './pages/staffPage.ts';
import { peopleFile } from './support/importFile.ts';
import { mockLongAuditLog } from './support/longAuditLog.ts';
import { addPerson } from './support/people.ts';
import { storeSession } from './support/session.ts';
import { addMember, createTeam } from './support/teams.ts';
import { expect, test } from './support/test.ts';

// WCAG 2.4.3: when the pressed control disappears, the focus moves to a useful place.

test('removing a user focuses the last action of the next row', async ({ page, server }) => {
  const below = await addPerson(server);
  const removed = await addPerson(server);
  await storeSession(page, server);
  const staff = new StaffPage(page);
  await staff.open();
  await staff.remove(removed.email);
  await staff.press('Remove');
  await expect(staff.row(removed.email)).toBeHidden();
  await expect(staff.moreActions(below.email)).toBeFocused();
});

test('F-111 suspending, restoring and archiving focus the row that takes the place', async ({ page, server }) => {
  const [below, changed] = [await addPerson(server), await addPerson(server)];
  const team = await createTeam(server);
  await storeSession(page, server);
  const staff = new StaffPage(page);
  await staff.open('?status=active');
  await staff.suspend(changed.email);
  await staff.press('Suspend');
  await expect(staff.row(changed.email)).toHaveCount(0);
  await expect(staff.moreActions(below.email)).toBeFocused();
  await staff.open(`?q=${changed.email}&status=suspended`);
  await staff.restore(changed.email);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goto(`/dashboard/teams?q=${team.name}`);
  await page.getByRole('button', { name: `Archive ${team.name}` }).click();
  await staff.press('Archive');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

/** What covers a part of the focused element, or the whole if it is as tall as a table; otherwise null. */
function coverOfFocus(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const focused = document.activeElement ?? document.body;
    if (focused === document.body) return null;
    // The first line of a link that wraps: the middle of all lines may be beside it.
    const { left, width, top, bottom } = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
    const points = [top + 1, (top + bottom) / 2, bottom - 1].map((y) => document.elementFromPoint(left + width / 2, y));
    const covers = points.filter((shown) => !shown || !(focused.contains(shown) || shown.contains(focused)));
    if (covers.length === 0 || (bottom - top > 150 && covers.length < points.length)) return null;
    return `${focused.outerHTML.slice(0, 120)} is behind ${covers[0]?.outerHTML.slice(0, 80) ?? 'the edge'}`;
  });
}

for (const name of ['roles', 'teams', 'audit', 'the page of a user', 'the page of a team', 'an import']) {
  test(`F-112 nothing covers the focus in the list ${name}`, async ({ page, server }) => {
    await storeSession(page, server);
    const person = await addPerson(server);
    const team = await createTeam(server);
    await addMember(server, team, person);
    const records: Record<string, string> = {
      'the page of a user': `roles/${person.id}`,
      'the page of a team': `teams/${team.id}`,
    };
    if (name === 'an import') {
      const listed = ['superuser', 'admin', 'manager', 'employee'].map((role) => `A,B,${role}@example.org,,,`);
      await (await openImport(page)).choose(peopleFile(2, listed).text);
    } else await page.goto(`/dashboard/${records[name] ?? name}`);
    await page.waitForLoadState('networkidle');
    await page.locator('main').focus();
    const covered: string[] = [];
    for (const [width, height] of [
      [1280, 500],
      [390, 600],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (let presses = 0; presses < 90; presses += 1) {
        await page.keyboard.press(presses < 45 ? 'Tab' : 'Shift+Tab');
        const cover = await coverOfFocus(page);
        if (cover !== null) covered.push(`press ${presses} at ${width} px: ${cover}`);
      }
    }
    expect(covered).toEqual([]);
  });
}

test('loading the last page focuses the end of the list', async ({ page, server }) => {
  await storeSession(page, server);
  await mockLongAuditLog(page, 90);
  await page.setViewportSize({ width: 1280, height: 400 });
  await new AuditPage(page).open();
  const end = page.getByText('All 90 shown');
  await page.getByRole('button', { name: 'Load more' }).press('Enter');
  await expect(end).toBeFocused();
});

test('Stay focuses the heading if the link was in a closed menu', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const { settings } = await openSettings(page, server);
  await settings.currentPassword.fill('x');
  const shell = new Shell(page);
  await shell.openMenu.click();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await settings.leaveDialog.getByRole('button', { name: 'Stay' }).click();
  await expect(shell.heading('Settings')).toBeFocused();
});

test('closing the menu after Unpin Sidebar focuses the menu button', async ({ page, server }) => {
  await storeSession(page, server);
  await page.goto('/dashboard');
  const shell = new Shell(page);
  await shell.unpin.press('Enter');
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close menu' }).press('Enter');
  await expect(shell.openMenu).toBeFocused();
});
