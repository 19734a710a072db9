import type { Page } from '@playwright/test';
import type { Server } from '../tools/testing/embeddedServer.ts';
import { AuditPage } from './pages/auditPage.ts';
import { openImport } from './pages/importDialog.ts';
import { openSettings } from './pages/settingsPage.ts';
import { Shell } from './pages/shell.ts';
import { StaffPage } from './pages/staffPage.ts';
import { TeamsPage } from './pages/teamsPage.ts';
import { peopleFile } from './support/importFile.ts';
import { mockLongAuditLog } from './support/longAuditLog.ts';
import { addPerson } from './support/people.ts';
import { storeSession } from './support/session.ts';
import { addMember, createTeam } from './support/teams.ts';
import { expect, test } from './support/test.ts';

// WCAG 2.4.3: when the pressed control disappears, the focus moves to a useful place.

test('removing a user focuses Remove in the next row', async ({ page, server }) => {
  const below = await addPerson(server);
  const removed = await addPerson(server);
  await storeSession(page, server);
  const staff = new StaffPage(page);
  await staff.open();
  await staff.remove(removed.email);
  await staff.press('Remove');
  await expect(staff.row(removed.email)).toBeHidden();
  await expect(staff.row(below.email).getByRole('button', { name: /^Remove/ })).toBeFocused();
});

test('F-111 suspending, restoring and archiving focus the row that takes the place', async ({ page, server }) => {
  const [below, changed] = [await addPerson(server), await addPerson(server)];
  const team = await createTeam(server);
  await storeSession(page, server);
  const staff = new StaffPage(page);
  const status = page.getByLabel('Status', { exact: true });
  await staff.open();
  await status.selectOption('Active');
  await staff.suspend(changed.email);
  await staff.press('Suspend');
  await expect(staff.row(changed.email)).toHaveCount(0);
  await expect(staff.row(below.email).getByRole('button', { name: /^Remove/ })).toBeFocused();
  await status.selectOption('Suspended');
  await staff.restore(changed.email);
  await expect(staff.row(changed.email)).toHaveCount(0);
  await expect(page.locator('main h1, main tr button').and(page.locator(':focus'))).toHaveCount(1);

  const teams = new TeamsPage(page);
  await teams.open(`?q=${team.name}`);
  await page.getByRole('button', { name: `Archive ${team.name}` }).click();
  await teams.press('Archive');
  await expect(teams.row(team.name)).toHaveCount(0);
  await expect(teams.heading).toBeFocused();
});

/** What covers a part of the focused element, or the whole if it is as tall as a table; otherwise null. */
function coverOfFocus(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const focused = document.activeElement ?? document.body;
    if (focused === document.body) return null;
    const { left, width, top, bottom } = focused.getBoundingClientRect();
    const points = [top + 1, (top + bottom) / 2, bottom - 1].map((y) => document.elementFromPoint(left + width / 2, y));
    const covers = points.filter((shown) => !shown || !(focused.contains(shown) || shown.contains(focused)));
    if (covers.length === 0 || (bottom - top > 150 && covers.length < points.length)) return null;
    return `${focused.outerHTML.slice(0, 120)} is behind ${covers[0]?.outerHTML.slice(0, 80) ?? 'the edge'}`;
  });
}

const LISTS: Record<string, (fixtures: { page: Page; server: Server }) => Promise<unknown>> = {
  'Roles & Users': ({ page }) => new StaffPage(page).open(),
  'Teams & Departments': ({ page }) => new TeamsPage(page).open(),
  'Audit Logs': ({ page }) => new AuditPage(page).open(),
  'the page of a user': async ({ page, server }) => page.goto(`/dashboard/roles/${(await addPerson(server)).id}`),
  'the page of a team': async ({ page, server }) => {
    const team = await createTeam(server);
    for (let count = 0; count < 6; count += 1) await addMember(server, team, await addPerson(server));
    await page.goto(`/dashboard/teams/${team.id}`);
  },
  'the table of an import': async ({ page }) => {
    const listed = ['superuser', 'admin', 'manager', 'supervisor', 'employee'].map(
      (name) => `A,B,${name}@example.org,,,`,
    );
    await (await openImport(page)).choose(peopleFile(2, listed).text);
    await expect(page.getByRole('button', { name: /^Send reset email/ }).first()).toBeVisible();
  },
};

test.describe('in a list', () => {
  // A tooltip that fades out covers its neighbours.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const [name, open] of Object.entries(LISTS)) {
    test(`F-112 nothing covers the focus in ${name}`, async ({ page, server }) => {
      await storeSession(page, server);
      await open({ page, server });
      await page.waitForLoadState('networkidle');
      await page.locator('main').focus();
      const covered: string[] = [];
      for (const [width, height] of [
        [1280, 500],
        [390, 600],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const key of ['Tab', 'Shift+Tab']) {
          for (let presses = 0; presses < 45; presses += 1) {
            await page.keyboard.press(key);
            const cover = await coverOfFocus(page);
            if (cover !== null) covered.push(`${key} at ${width} px: ${cover}`);
          }
        }
      }
      expect(covered).toEqual([]);
    });
  }
});

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
