import type { Page } from '@playwright/test';
import type { Server } from '../../tools/testing/embeddedServer.ts';
import { Shell } from '../pages/shell.ts';
import { watchEmptyTexts } from '../support/emptyTexts.ts';
import { fulfillRequests, removeFaults } from '../support/faults.ts';
import { addPerson, type Person } from '../support/people.ts';
import { countRequests } from '../support/requests.ts';
import { storeSession } from '../support/session.ts';
import { expect, FAILED_REQUEST, test } from '../support/test.ts';

const DENIED = 'You do not have permission to see this';

const SCREENS = [
  { name: 'the dashboard', path: '/dashboard', heading: 'Welcome to your Dashboard' },
  { name: 'Roles & Users', path: '/dashboard/roles', heading: 'Roles & Users' },
  { name: 'Teams & Departments', path: '/dashboard/teams', heading: 'Teams & Departments' },
  { name: 'Audit Logs', path: '/dashboard/audit', heading: 'Audit Logs' },
];

/** Waits until the screen has loaded. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

async function openAs(page: Page, server: Server, person: Person, path: string, heading: string) {
  const emptyTexts = await watchEmptyTexts(page);
  await storeSession(page, server, person);
  await page.goto(path);
  await expect(new Shell(page).heading(heading)).toBeVisible();
  await waitUntilLoaded(page);
  return emptyTexts;
}

async function denyRequests(page: Page, methods = ['GET', 'POST', 'HEAD'], path = '/rest/v1/rpc/'): Promise<void> {
  const answer = { status: 403, json: { code: '42501', message: DENIED } };
  for (const method of methods) await fulfillRequests(page, { method, path }, answer);
}

test.use({ expectedConsole: [FAILED_REQUEST] });

for (const { name, path, heading } of SCREENS) {
  test(`F-68 a denied request shows its reason and Retry, without a loop: ${name}`, async ({ page, server }) => {
    const person = await addPerson(server, { role: 'MANAGER' });
    await denyRequests(page);
    const ownReads = countRequests(page, 'GET', `id=eq.${person.id}`);
    const emptyTexts = await openAs(page, server, person, path, heading);
    await expect(page.getByRole('main').getByText(DENIED).first()).toBeVisible();
    const before = ownReads();
    await page.waitForTimeout(1_000);
    expect(ownReads(), 'automatic reads of the own row').toBe(before);
    expect(before).toBeLessThanOrEqual(4);
    expect(await emptyTexts()).toEqual([]);

    await removeFaults(page);
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
    for (let failed = await retry.count(); failed > 0; failed -= 1) await retry.first().click();
    await waitUntilLoaded(page);
    await expect(page.getByRole('main').getByText(DENIED)).toHaveCount(0);
  });
}

test('F-68 a denied request shows its reason and Retry: the page of a user', async ({ page, server }) => {
  const [person, manager] = [await addPerson(server), await addPerson(server, { role: 'MANAGER' })];
  await denyRequests(page, ['GET'], '/rest/v1/rpc/search_audit_logs');
  await openAs(page, server, manager, `/dashboard/roles/${person.id}`, 'User');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(DENIED);
  await removeFaults(page);
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(new Shell(page).heading(`Test ${person.lastName}`)).toBeVisible();
});

test('F-69 marks the rows as outdated, with the reason, when a reload is denied', async ({ page, server }) => {
  const person = await addPerson(server, { role: 'MANAGER' });
  const emptyTexts = await openAs(page, server, person, '/dashboard/teams', 'Teams & Departments');
  await denyRequests(page);
  const rows = page.getByRole('table', { name: 'Teams' }).getByRole('row');
  const shown = await rows.count();
  await page.getByPlaceholder('Search teams or departments...').fill('a');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(`${DENIED}The list may be out of date.`);
  await expect(rows).toHaveCount(shown);
  expect(await emptyTexts()).toEqual([]);
});
