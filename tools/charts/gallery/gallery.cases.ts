import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../embedded/paths.ts';
import { axeViolations } from '../../testing/axe.ts';
import { productionCharts } from '../productionCharts.ts';

const TIMEOUT = 30_000;
/** By default a poll waits for a second, which is too short beside other tests. */
const PATIENTLY = { timeout: 30_000 };

/** The gallery as a designer uses it. */
export function galleryCases(open: () => { address: string; browser: Browser }): void {
  let browser: Browser;
  let page: Page;
  let address: string;
  const output: string[] = [];

  beforeAll(async () => {
    ({ address, browser } = open());
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.on('console', (message) => output.push(message.text()));
    page.on('pageerror', (error) => output.push(String(error)));
    page.on('request', (request) => {
      if (!request.url().startsWith(address)) output.push(`requested ${request.url()}`);
    });
    await page.goto(address);
    await page.getByRole('heading', { name: 'Charts' }).waitFor({ timeout: TIMEOUT });
  });

  afterAll(async () => {
    await page.close();
    expect(output).toEqual([]);
  });

  const now = () => page.getByRole('complementary', { name: 'Walk' }).getByRole('status').innerText();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const press = async (name: string) => {
    await button(name).focus();
    await page.keyboard.press('Enter');
  };

  async function fillIn(field: string, value: string) {
    await page.getByLabel('Its fields, as JSON').fill(JSON.stringify({ field, value }));
    await press('field.change');
    await page.getByRole('list').getByText(`"${field}" "${value}"`).first().waitFor();
  }

  it('lists every chart with its description, and draws those with regions and history, too', async () => {
    const charts = await productionCharts();
    const list = page.getByRole('region', { name: 'Product' }).getByRole('listitem');
    expect(await list.count()).toBe(charts.length);
    const listed = (await list.allInnerTexts()).join('\n');
    for (const { machine } of charts) expect(listed).toContain(machine.root.description ?? machine.id);
    for (const id of ['list', 'session']) {
      await page.locator(`a[href="#/${id}"]`).first().click();
      await page.getByRole('img', { name: `The chart ${id}` }).waitFor({ timeout: TIMEOUT });
    }
  });

  it('is walked by keyboard, undone, and sent as an address', async () => {
    await page.goto(`${address}#/login`);
    await button('What field.change carries').click({ timeout: TIMEOUT });
    expect(await now()).toBe('editing');
    await fillIn('email', 'ada@example.org');
    await fillIn('password', 'secret');
    await press('form.submit');
    await expect.poll(now, PATIENTLY).toBe('signingIn.waiting');
    expect(await page.locator('.active[data-state="login.signingIn.waiting"]').count()).toBe(1);
    await press('after stillWorkingAfter');
    await expect.poll(now, PATIENTLY).toBe('signingIn.stillWaiting');
    await press('Undo');
    await expect.poll(now, PATIENTLY).toBe('signingIn.waiting');

    const copied = page.url();
    await page.goto('about:blank');
    await page.goto(copied);
    await expect.poll(now, PATIENTLY).toBe('signingIn.waiting');
    await press('error of signIn');
    await expect.poll(now, PATIENTLY).toBe('editing');
    await page.goBack();
    await expect.poll(now, PATIENTLY).toBe('signingIn.waiting');
  });

  it('lists the flows, walks one, and links it to its charts', async () => {
    await page.goto(`${address}#/`);
    const flows = page.getByRole('region', { name: 'Flows' });
    expect(await flows.getByRole('listitem').count()).toBe(
      readdirSync(join(root, 'e2e/models'), { withFileTypes: true }).filter((entry) => entry.isDirectory()).length,
    );
    await flows.getByRole('link', { name: 'Suspend user' }).click();
    await page.getByRole('img', { name: 'The chart Suspend user' }).waitFor({ timeout: TIMEOUT });
    await press('chooses Suspend');
    await expect.poll(now, PATIENTLY).toBe('the dialog');
    await page.reload();
    await expect.poll(now, PATIENTLY).toBe('the dialog');
    const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
    await link('restoreUser').click();
    await page.getByRole('heading', { level: 1, name: 'restoreUser' }).waitFor();
    await link('Suspend user').click();
    await page.getByRole('heading', { level: 1, name: 'Suspend user' }).waitFor();
  });

  it('draws a map that opens a chart by mouse and by keyboard', async () => {
    await page.goto(`${address}#/`);
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    const map = page.getByRole('group', { name: 'Map of all charts' });
    await map.getByRole('link', { name: 'addTeam', exact: true }).click({ timeout: TIMEOUT });
    await page.getByRole('heading', { level: 1, name: 'addTeam' }).waitFor();
    await page.goBack();
    await map.getByRole('link', { name: 'session', exact: true }).focus({ timeout: TIMEOUT });
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'session' }).waitFor();
    await page.goBack();
    const row = page.getByRole('row', { name: /^addUser/ });
    expect(await row.innerText()).toContain('src/features/staff/addUser/AddUserDialog.tsx');
    await row.getByRole('link', { name: 'newAccount' }).click();
    await page.getByRole('heading', { level: 1, name: 'newAccount' }).waitFor();
  });

  it('generates paths, opens one as a walk, and copies it', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const copyAs = async (menu: string, format: string) => {
      await press(menu);
      await page.getByRole('menuitem', { name: format, exact: true }).click();
    };
    await page.goto(`${address}#/login`);
    await page.getByText('Generated paths', { exact: true }).click({ timeout: TIMEOUT });
    await page.getByRole('button', { name: 'Generate', exact: true }).click({ timeout: TIMEOUT });
    const paths = page.getByRole('region', { name: 'Generated paths' });
    await expect.poll(() => paths.getByRole('listitem').count(), PATIENTLY).toBe(8);
    await copyAs('Copy all as…', 'Gherkin');
    await expect.poll(copied, PATIENTLY).toContain('Scenario: The server signs in');
    await paths.getByRole('link', { name: 'form.submit', exact: true }).click();
    await expect.poll(() => page.getByRole('list').getByText('form.submit').count(), PATIENTLY).toBeGreaterThan(0);
    await copyAs('Copy path as…', 'Vitest');
    await expect.poll(copied, PATIENTLY).toContain("it('login: form.submit', () => {");
    await press('Copy path as…');
    const playwright = page.getByRole('menuitem', { name: 'Playwright' });
    expect(await playwright.getAttribute('aria-disabled')).toBe('true');
    expect(await playwright.innerText()).toContain('Walk a flow to export Playwright code');
    await page.keyboard.press('Escape');
  });

  it('shows the screen beside the chart: either moves the other', async () => {
    await page.goto(`${address}#/addTeam`);
    await press('dialog.open');
    const screen = page.frameLocator('iframe[title="The screen of addTeam"]');
    const field = screen.getByLabel('Team Name');
    await field.waitFor({ timeout: TIMEOUT });
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
    await field.fill('Legal');
    await field.press('Enter');
    await expect.poll(now, PATIENTLY).toContain('open.form.adding.waiting');
    await press('done of addTeam');
    await screen.getByText('Team added successfully').first().waitFor({ timeout: TIMEOUT });
    await press('Undo');
    await screen.getByRole('button', { name: 'Adding...' }).waitFor({ timeout: TIMEOUT });
    await page.getByLabel('Width').selectOption('390');
    await page.getByLabel('Theme').selectOption('dark');
    await screen.locator('html.dark').waitFor({ timeout: TIMEOUT });
    await page.getByRole('link', { name: 'All states as screens' }).click();
    await page
      .frameLocator('iframe[title$="choices.failed"]')
      .getByText('could not be loaded')
      .waitFor({ timeout: TIMEOUT });
  });

  it('forces a guard, and marks the step', async () => {
    await page.goto(`${address}#/addDepartment`);
    await press('dialog.open');
    await press('Guards of form.submit');
    await page.getByLabel('Guard isValid').selectOption('true');
    await press('form.submit');
    await expect.poll(now, PATIENTLY).toBe('adding.waiting');
    await page.getByText('isValid forced to true').waitFor();
  });

  it('shows what a guard rejects', async () => {
    await page.goto(`${address}#/addDepartment`);
    await press('dialog.open');
    await press('field.change');
    await page.getByText('rejected', { exact: true }).first().waitFor({ timeout: TIMEOUT });
    expect(await button('dialog.dismiss').getAttribute('aria-disabled')).toBe('true');
  });

  it('names a chart that cannot be loaded, and shows the others', async () => {
    const other = await browser.newPage();
    await other.route('**/loginMachine-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no such state");' }),
    );
    await other.goto(address);
    const alert = other.getByRole('alert');
    await alert.waitFor({ timeout: TIMEOUT });
    expect(await alert.innerText()).toBe('machines/login/loginMachine.ts cannot be shown: no such state');
    const charts = await productionCharts();
    expect(await other.getByRole('region', { name: 'Product' }).getByRole('listitem').count()).toBe(charts.length - 1);
    await other.close();
  });

  it.each(['light', 'dark'] as const)('has nothing that axe finds wrong (%s)', async (colorScheme) => {
    const context = await browser.newContext({ colorScheme });
    const other = await context.newPage();
    for (const place of ['#/', '#/sidebar', '#/Sign%20in', '#/map']) {
      await other.goto(`${address}${place}`);
      await other.getByRole('heading', { level: 1 }).waitFor({ timeout: TIMEOUT });
      if (place !== '#/') await other.locator('svg.chart').waitFor({ timeout: TIMEOUT });
      expect(await axeViolations(other)).toEqual([]);
    }
    await context.close();
  });
}
