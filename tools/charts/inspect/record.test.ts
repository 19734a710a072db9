import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { parseRecording, type Recording } from '../../../machines/testing/recording.ts';
import { replay } from '../../../machines/testing/replay.ts';
import { root } from '../../embedded/paths.ts';
import { axeViolations } from '../../testing/axe.ts';
import { requireChromium } from '../../testing/chromium.ts';
import { startServer } from '../../testing/embeddedServer.ts';
import { freePort } from '../../testing/freePort.ts';
import prepareData from '../../testing/prepareData.ts';
import { productionCharts } from '../productionCharts.ts';

const TIMEOUT = 240_000;
vi.setConfig({ testTimeout: TIMEOUT, hookTimeout: TIMEOUT });

const NEWCOMER = { Email: 'zenobia@example.net', 'First name': 'Zenobia', 'Last name': 'Quarkwell' };
const RENAMED = 'Zephyrine';

let browser: Browser;
let gallery: ViteDevServer;
/** The recording of add user → edit → remove, and what was typed, shown and stored meanwhile. */
let text: string;
let secrets: string[];

beforeAll(async () => {
  await prepareData();
  browser = await chromium.launch({ executablePath: requireChromium() });
  const server = await startServer('record', 'serve');
  try {
    const page = await browser.newPage();
    // The first visit bundles what the app depends on.
    page.setDefaultTimeout(90_000);
    await page.goto(`${server.address}/login?record`);
    secrets = await walkThroughApp(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save recording' }).press('Enter');
    text = readFileSync(await (await download).path(), 'utf8');
  } finally {
    await server.stop();
  }
  gallery = await createServer({
    configFile: join(root, 'tools/charts/gallery/vite.config.ts'),
    server: { port: await freePort() },
    logLevel: 'silent',
  });
  await gallery.listen();
});

afterAll(async () => {
  await browser.close();
  await gallery.close();
});

async function walkThroughApp(page: Page): Promise<string[]> {
  await page.getByLabel('Email address').fill('manager@example.org');
  await page.getByLabel('Password', { exact: true }).fill('staff-demo');
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
  const typed = ['manager@example.org', 'staff-demo', ...Object.values(NEWCOMER), RENAMED];
  return [...typed, password, session.access_token, session.refresh_token];
}

it('contains no password, token, address and name that was typed or shown', () => {
  expect(secrets.every((secret) => secret.length > 3)).toBe(true);
  for (const secret of secrets) {
    expect(text.toLowerCase().includes(secret.toLowerCase()), `“${secret.slice(0, 12)}…” was recorded`).toBe(false);
  }
  const addresses = text.match(/[\w.+-]+@[\w.-]+/g) ?? [];
  expect(addresses.filter((address) => !/^person\d+@example(\.org|\.)?$/i.test(address))).toEqual([]);
});

it('replays to the same states', async () => {
  const recording = parseRecording(text);
  const charts = await productionCharts();
  const positions = replay(recording, new Map(charts.map(({ machine }) => [machine.id, machine])));
  expect(positions.flatMap(({ difference }) => difference ?? [])).toEqual([]);
  const statesOf = (chart: string) =>
    positions.flatMap(({ entry, actors }) => {
      const actor = actors.get(entry.actor);
      return actor?.chart === chart ? [JSON.stringify(actor.snapshot?.value)] : [];
    });
  expect(statesOf('session').join()).toContain('"ready"');
  expect(statesOf('addUser').join()).toContain('"showingPassword"');
  expect(statesOf('newAccount').at(-1)).toBe('"complete"');
  expect(statesOf('staffUpdate').at(-1)).toBe('"saved"');
  expect(statesOf('removeUser').join()).toMatch(/"confirming",\{"removing":"waiting"\}.*,"closed"/);
  // StrictMode starts each actor twice.
  const starts = recording.entries.filter((entry) => entry.kind === 'start').map(({ actor }) => actor);
  expect(new Set(starts).size).toBe(starts.length);
});

async function openReplay(recording: Recording | string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(90_000);
  await page.goto(`${gallery.resolvedUrls?.local[0] ?? ''}#/replay`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a recording' }).click();
  const content = typeof recording === 'string' ? recording : JSON.stringify(recording);
  await (
    await chooser
  ).setFiles({ name: 'recording.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  return page;
}

it('is replayed in the gallery forwards and backwards, by keyboard', async () => {
  const page = await openReplay(text);
  const now = () => page.getByRole('main').getByRole('status').first().innerText();
  const steps = page.getByRole('region', { name: 'Steps' }).getByRole('listitem');
  const step = (name: string) => steps.filter({ hasText: name }).first().getByRole('button');
  await page.getByText(/^All \d+ steps lead to the recorded states\.$/).waitFor();
  await page.getByRole('slider', { name: 'Step' }).press('End');
  await expect.poll(now).toBe(await steps.last().innerText());
  await step('addUser (').press('Enter');
  await step('done of newAccount').press('Enter');
  const actors = page.getByRole('region', { name: 'Actors' });
  const isIn = (chart: string, state: string) => actors.getByRole('button', { name: chart }).filter({ hasText: state });
  await isIn('addUser', 'showingPassword').waitFor();
  await page.locator('.active[data-state="addUser.open.form.showingPassword"]').waitFor();
  await isIn('session', 'account.ready').waitFor();
  await page.getByRole('button', { name: 'Previous step' }).press('Enter');
  await isIn('newAccount', 'complete').waitFor();
  await isIn('addUser', 'adding').waitFor();
  await page.getByRole('button', { name: 'Next step' }).press('Enter');
  await isIn('addUser', 'showingPassword').waitFor();
  await isIn('session', '').press('Enter');
  await page.getByRole('img', { name: 'The chart session' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.close();
});

it('marks the steps that differ, and says why a file cannot be replayed', async () => {
  const recording = parseRecording(text);
  const changed = recording.entries.map((entry) =>
    entry.kind === 'start' && entry.chart === 'addUser' ? { ...entry, state: 'open' } : entry,
  );
  const page = await openReplay({ ...recording, entries: changed });
  await page.getByText(/^1 of \d+ steps differ from the recording\.$/).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'differs' }).getByRole('button').press('Enter');
  await page.getByText('Recorded: "open"; replayed: "closed".').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.close();
  for (const [file, problem] of [
    ['{}', 'This file is not a recording.'],
    ['{"version":2,"entries":[]}', 'This recording has version 2; this gallery reads version 1.'],
    ['{"version":1,"entries":[]}', 'This recording is empty.'],
  ] as const) {
    const other = await openReplay(file);
    await expect.poll(() => other.getByRole('alert').innerText()).toBe(problem);
    await other.close();
  }
});
