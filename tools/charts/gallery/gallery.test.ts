import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../../testing/axe.ts';
import { requireChromium } from '../../testing/chromium.ts';
import { productionCharts } from '../productionCharts.ts';
import { replayCases } from './replay.cases.ts';
import { screenCases } from './screens.cases.ts';
import { openSite, type Site } from './site.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 900_000 });
/** By default a poll waits for a second, which is too short beside other tests. */
const PATIENTLY = { timeout: 200_000 };

let site: Site;
let browser: Browser;
let page: Page;
const output: string[] = [];

beforeAll(async () => {
  site = await openSite();
  browser = await chromium.launch({ executablePath: requireChromium() });
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('console', (message) => output.push(message.text()));
  page.on('pageerror', (error) => output.push(String(error)));
  page.on('request', (request) => {
    if (!request.url().startsWith(site.address)) output.push(`requested ${request.url()}`);
  });
});

afterAll(async () => {
  await browser.close();
  site.close();
  expect(output).toEqual([]);
});

const isTitled = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const show = (hash: string) => page.goto(site.address + hash);
/** Opens a chart. `goto` with another hash does not wait until the new page is rendered. */
async function showChart(name: string) {
  await show(`#/${name}`);
  await isTitled(name);
}
const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const press = (name: string) => button(name).press('Enter');
const isIn = (state: string) =>
  expect
    .poll(() => page.getByRole('complementary', { name: 'Walk' }).getByRole('status').innerText(), PATIENTLY)
    .toBe(state);

async function fillIn(field: string, value: string) {
  await page.getByLabel('Its fields, as JSON').fill(JSON.stringify({ field, value }));
  await press('field.change');
  await page.getByRole('list').getByText(`"${field}" "${value}"`).first().waitFor();
}

it('lists every chart with its description, and draws those with regions and history', async () => {
  const charts = await productionCharts();
  await show('');
  await isTitled('Charts');
  const list = page.getByRole('region', { name: 'Product' }).locator('tbody tr');
  expect(await list.count()).toBe(charts.length);
  const listed = (await list.allInnerTexts()).join('\n');
  for (const { machine } of charts) expect(listed).toContain(machine.root.description ?? machine.id);
  for (const id of ['list', 'session']) {
    await page.locator(`a[href="#/${id}"]`).first().click();
    await page.getByRole('img', { name: `The chart ${id}` }).waitFor();
  }
});

it('supports walking by keyboard, undo, and sharing by URL', async () => {
  await showChart('login');
  await button('What field.change carries').click();
  await isIn('editing');
  await fillIn('email', 'ada@example.org');
  await fillIn('password', 'secret');
  await press('form.submit');
  await isIn('signingIn.waiting');
  expect(await page.locator('.active[data-state="login.signingIn.waiting"]').count()).toBe(1);
  await press('after stillWorkingAfter');
  await isIn('signingIn.stillWaiting');
  await press('Undo');
  await isIn('signingIn.waiting');

  const copied = page.url();
  await page.goto('about:blank');
  await page.goto(copied);
  await isIn('signingIn.waiting');
  await press('error of signIn');
  await isIn('editing');
  await page.goBack();
  await isIn('signingIn.waiting');
  const notice = page.getByText('The walk in this address cannot be read');
  expect(await notice.count()).toBe(0);
  await page.goto(copied.slice(0, -3));
  await notice.waitFor();
  await isIn('editing');
});

it('lists the flows, walks one, and links it to its charts', async () => {
  await show('#/');
  const flows = page.getByRole('region', { name: 'Flows' });
  await flows.getByRole('link', { name: 'Suspend user' }).click();
  await page.getByRole('img', { name: 'The chart Suspend user' }).waitFor();
  await press('chooses Suspend');
  await isIn('the dialog');
  await link('restoreUser').click();
  await isTitled('restoreUser');
  await link('Suspend user').click();
  await isTitled('Suspend user');
});

it('draws a map that opens a chart by mouse and by keyboard', async () => {
  await show('#/map');
  const map = page.getByRole('group', { name: 'Map of all charts' });
  await map.getByRole('link', { name: 'addTeam', exact: true }).click();
  await isTitled('addTeam');
  await page.goBack();
  await map.getByRole('link', { name: 'session', exact: true }).press('Enter');
  await isTitled('session');
});

it('generates paths, opens one as a walk, and copies it', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copiedTests = async () =>
    (await page.evaluate(() => navigator.clipboard.readText())).match(/^it\("login: .*"/gm) ?? [];
  await showChart('login');
  await page.getByText('Generated paths', { exact: true }).click();
  await button('Generate').click();
  const paths = page.getByRole('region', { name: 'Generated paths' });
  await expect.poll(() => paths.getByRole('listitem').count(), PATIENTLY).toBe(8);
  await press('Copy all as Vitest');
  await expect.poll(copiedTests, PATIENTLY).toHaveLength(8);
  await paths.getByRole('link', { name: 'form.submit', exact: true }).click();
  await expect.poll(() => page.getByRole('list').getByText('form.submit').count(), PATIENTLY).toBeGreaterThan(0);
  await press('Copy path as Vitest');
  await expect.poll(copiedTests, PATIENTLY).toEqual(['it("login: form.submit"']);
  expect(await button('Copy path as Playwright').count()).toBe(0);
});

it('shows the screen beside the chart: either moves the other, and its width and theme stay', async () => {
  await showChart('addTeam');
  const screen = page.frameLocator('iframe[title="The screen of addTeam"]');
  const field = screen.getByLabel('Team Name');
  await field.waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
  await field.click();
  await field.fill('Legal');
  await field.press('Enter');
  await isIn('open.choices.loading and open.form.adding.waiting');
  await press('done of addTeam');
  await screen.getByText('Team added successfully').first().waitFor();
  await press('Undo');
  await screen.getByRole('button', { name: 'Adding...' }).waitFor();
  await page.getByLabel('Width').selectOption('390');
  await page.getByLabel('Theme').selectOption('dark');
  await screen.locator('html.dark').waitFor();
  await page.getByRole('link', { name: 'All states as screens' }).click();
  await page.frameLocator('iframe[title$="choices.failed"]').getByText('could not be loaded').waitFor();
  await page.getByRole('navigation', { name: 'Charts' }).getByRole('link', { name: 'login', exact: true }).click();
  await page.frameLocator('iframe[title="The screen of login"]').locator('html.dark').waitFor();
  expect(await page.getByLabel('Width').inputValue()).toBe('390');
});

it('forces a guard, marks the step, and shows what guards reject', async () => {
  // By mouse: the dialog of the screen may take the focus between focusing a button and pressing a key.
  await showChart('nameDialog');
  await button('Guards of form.submit').click();
  await page.getByLabel('Guard isInvalid').selectOption('false');
  await button('form.submit').click();
  await isIn('adding.waiting');
  await page.getByText('isInvalid forced to false').waitFor();
  await button('Undo').click();
  await button('field.change').click();
  await page.getByText('rejected', { exact: true }).first().waitFor();
  expect(await button('dialog.dismiss').getAttribute('aria-disabled')).toBe('true');
});

it.each(['light', 'dark'] as const)('has nothing that axe finds wrong (%s)', async (colorScheme) => {
  const context = await browser.newContext({ colorScheme });
  const other = await context.newPage();
  for (const place of ['#/', '#/sidebar', '#/Sign%20in', '#/map', '#/replay']) {
    await other.goto(site.address + place);
    await other.getByRole('heading', { level: 1 }).waitFor();
    if (!['#/', '#/replay'].includes(place)) await other.locator('svg.chart').waitFor();
    expect(await axeViolations(other), place).toEqual([]);
  }
  await context.close();
});

describe('the replay', () => replayCases(() => ({ address: site.address, browser })));
describe('the screens', () => screenCases(() => ({ address: site.address, browser })));
