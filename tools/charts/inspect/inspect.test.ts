import { readFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { beforeAll, expect, it, vi } from 'vitest';
import { parseRecording } from 'chart-lab/replay/recording.ts';
import { replay } from 'chart-lab/replay/replay.ts';
import { requireChromium } from '../../testing/chromium.ts';
import { startServer } from '../../testing/embeddedServer.ts';
import prepareData from '../../testing/prepareData.ts';
import { productionCharts } from '../productionCharts.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const INSPECTOR = 'http://inspector.test/';
/** Mocks the page of the Stately inspector: connects and stores the messages. */
const INSPECTOR_PAGE = `<!doctype html>
<title>Inspector</title>
<script>
  window.messages = [];
  addEventListener('message', ({ data }) => {
    if (data && typeof data.type === 'string' && data.type.startsWith('@xstate.')) messages.push(data);
  });
  opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;
const ACTORS = ['session', 'inactivity', 'login', 'signIn', 'list', 'addUser', 'makeTemporaryPassword', 'removeUser'];

const MANAGER = { email: 'manager@example.org', password: 'staff-demo' };
const NEWCOMER = { Email: 'zenobia@example.net', 'First name': 'Zenobia', 'Last name': 'Quarkwell' };
const RENAMED = 'Zephyrine';

type Message = { type: string; name?: string; sessionId?: string; event?: { type?: string } };

let messages: Message[];
let recording: string;
/** What was typed, shown and stored. */
let secrets: string[];
const clientWarnings: string[] = [];

beforeAll(async () => {
  await prepareData();
  const server = await startServer('inspect', 'serve');
  const browser = await chromium.launch({ executablePath: requireChromium() });
  try {
    const context = await browser.newContext();
    await context.route(INSPECTOR, (route) => route.fulfill({ contentType: 'text/html', body: INSPECTOR_PAGE }));
    // The first visit bundles what the app depends on.
    context.setDefaultTimeout(90_000);
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.text().includes('GoTrueClient')) clientWarnings.push(message.text());
    });
    const opened = context.waitForEvent('page');
    await page.goto(`${server.address}/login?record&inspect=${encodeURIComponent(INSPECTOR)}`);
    const inspector = await opened;
    secrets = await walkThroughApp(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save recording' }).press('Enter');
    recording = readFileSync(await (await download).path(), 'utf8');
    // The messages arrive some time after the events.
    await inspector.waitForFunction(
      (last) => (window as unknown as { messages: Message[] }).messages.some(({ name }) => name === last),
      ACTORS.at(-1),
      { polling: 200 },
    );
    messages = await inspector.evaluate(() => (window as unknown as { messages: Message[] }).messages);
  } finally {
    await browser.close();
    await server.stop();
  }
});

/** Signs in, adds a user, edits and removes it. */
async function walkThroughApp(page: Page): Promise<string[]> {
  await page.getByLabel('Email address').fill(MANAGER.email);
  await page.getByLabel('Password', { exact: true }).fill(MANAGER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('link', { name: 'Roles & Users' }).first().click();
  await page.getByRole('button', { name: 'Add User' }).first().click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  for (const [label, value] of Object.entries(NEWCOMER)) {
    await dialog.getByRole('textbox', { name: label }).pressSequentially(value);
  }
  await dialog.getByRole('button', { name: 'Add User' }).click();
  const password = await dialog.getByRole('status', { name: 'Temporary password' }).innerText();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByPlaceholder('Search by name, email, or role...').fill(NEWCOMER['Last name']);
  const row = page.locator('tbody').getByRole('row').filter({ hasText: NEWCOMER.Email });
  await row.getByRole('button', { name: /^Edit/ }).click();
  await dialog.getByRole('textbox', { name: 'First name' }).fill(RENAMED);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await row.filter({ hasText: RENAMED }).waitFor();
  await row.getByRole('button', { name: /^Remove/ }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await row.waitFor({ state: 'detached' });
  const session = JSON.parse((await page.evaluate(() => localStorage.getItem('app-auth'))) ?? '{}') as {
    access_token: string;
    refresh_token: string;
  };
  return [MANAGER.email, MANAGER.password, NEWCOMER.Email, password, session.access_token, session.refresh_token];
}

/** The secrets that a string contains, ignoring case. */
function leaksIn(text: string, all: string[]): string[] {
  expect(all.every((secret) => secret.length > 3)).toBe(true);
  return all.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()));
}

it('F-59 sends the inspector every actor of the app, the session started once in StrictMode, and no secret and name', () => {
  expect([...new Set(messages.map(({ name }) => name))]).toEqual(expect.arrayContaining(ACTORS));
  expect(messages.some(({ event }) => event?.type?.startsWith('xstate.done.actor'))).toBe(true);
  for (const once of ['session', 'listenToAuth']) {
    const started = messages.filter(({ type, name }) => type === '@xstate.actor' && name === once);
    expect(new Set(started.flatMap(({ sessionId }) => sessionId ?? [])).size, once).toBe(1);
  }
  expect(clientWarnings, 'one client').toEqual([]);
  expect(leaksIn(JSON.stringify(messages), [...secrets, ...Object.values(NEWCOMER), RENAMED])).toEqual([]);
});

it('records no password, token, address and name that was typed or shown', () => {
  expect(leaksIn(recording, [...secrets, ...Object.values(NEWCOMER), RENAMED])).toEqual([]);
  const addresses = recording.match(/[\w.+-]+@[\w.-]+/g) ?? [];
  expect(addresses.filter((address) => !/^person\d+@example(\.org|\.)?$/i.test(address))).toEqual([]);
});

it('replays the recording to the same states', async () => {
  const { entries, ...rest } = parseRecording(recording);
  const charts = await productionCharts();
  const positions = replay({ entries, ...rest }, new Map(charts.map(({ machine }) => [machine.id, machine])));
  expect(positions.flatMap(({ difference }) => difference ?? [])).toEqual([]);
  const statesOf = (chart: string) =>
    positions.flatMap(({ entry, actors }) => {
      const actor = actors.get(entry.actor);
      return actor?.chart === chart ? [JSON.stringify(actor.snapshot?.value)] : [];
    });
  expect(statesOf('session').join()).toContain('"ready"');
  expect(statesOf('addUser').join()).toContain('"showingPassword"');
  expect(statesOf('newAccount').at(-1)).toBe('"complete"');
  expect(statesOf('saveRecord').at(-1)).toBe('"saved"');
  expect(statesOf('removeUser').join()).toMatch(/"confirming",\{"removing":"waiting"\}.*,"closed"/);
  // StrictMode starts each actor twice.
  const starts = entries.filter((entry) => entry.kind === 'start').map(({ actor }) => actor);
  expect(new Set(starts).size).toBe(starts.length);
});
