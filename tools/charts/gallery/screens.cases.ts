import type { Browser, Page } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SCREENS } from '../../../charts/screens/screens.ts';
import { alan, people } from '../../../charts/samples/values.ts';
import { inputsOf } from 'chart-lab/lab.ts';
import { samples } from '../../../charts/samples/samples.ts';
import { addressOf, placeOf } from 'chart-lab/walk/address.ts';
import { walksToStates } from 'chart-lab/walk/reach.ts';
import { productionCharts } from '../productionCharts.ts';

const charts = await productionCharts();
const shown = charts.filter(({ machine }) => machine.id in SCREENS);

/** The product's screens in every state of their charts. */
export function screenCases(open: () => { address: string; browser: Browser }): void {
  let page: Page;
  const output: string[] = [];

  beforeAll(async () => {
    const { address, browser } = open();
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.on('console', (message) => output.push(message.text()));
    page.on('pageerror', (error) => output.push(String(error)));
    await page.goto(`${address}screen.html`);
  });

  afterAll(() => page.close());

  /** Goes to a walk; resolves to its address, and the text of the page without the shell and of its open dialogs. */
  const show = (address: string) =>
    page.evaluate(async (hash) => {
      window.location.hash = hash;
      const texts = () =>
        [...document.querySelectorAll<HTMLElement>('main, dialog[open]')].map((view) => view.innerText.trim());
      const isShown = () =>
        document.body.dataset['walk'] === window.location.hash && texts().length > 0 && !texts().includes('');
      for (let frame = 0; frame < 120 && !isShown(); frame += 1) await new Promise(requestAnimationFrame);
      return { address: window.location.hash, texts: texts() };
    }, address);

  it.each(shown)('shows every state of $machine.id without an error', async ({ machine }) => {
    for (const [state, walk] of await walksToStates(machine, samples)) {
      expect(walk, `${state} is not reached`).not.toBeNull();
      const address = addressOf({ chart: machine.id, walk: walk ?? { steps: [] } });
      const { address: reached, texts } = await show(address);
      expect(output.splice(0), state).toEqual([]);
      expect(texts, state).not.toHaveLength(0);
      expect(texts, state).not.toContain('');
      expect(reached, `${state}: a view moved the chart`).toBe(address);
    }
  });

  const rows = {
    type: 'xstate.done.actor.0.list.list.loading',
    output: { ok: true, value: { rows: people, next: null } },
  };
  const commands = [{ id: 'signOut', group: 'actions', name: 'Sign out', searchTerms: '' }];
  const opensPalette = { type: 'palette.open', commands, finds: 'nothing' };
  const press = (name: string) => () => page.getByRole('button', { name, exact: true }).click();

  it.each<[chart: string, event: AnyEventObject | null, act: () => Promise<void>, sent: string]>([
    ['addTeam', null, () => page.getByLabel('Name').fill('Legal'), 'field.change'],
    ['removeUser', null, () => page.keyboard.press('Escape'), 'dialog.dismiss'],
    ['list', rows, press('Email'), 'sort.set'],
    ['login', null, press('Sign in'), 'form.submit'],
    ['commandPalette', opensPalette, () => page.getByRole('option', { name: 'Sign out' }).click(), 'option.choose'],
    ['sidebar', null, press('Unpin Sidebar'), 'pin.toggle'],
  ])('moves the chart %s by its view', async (chart, event, act, sent) => {
    const input = inputsOf(samples, chart)[0];
    await show(addressOf({ chart, walk: { input, steps: event === null ? [] : [{ event }] } }));
    await act();
    const lastEvent = async () => {
      const hash = await page.evaluate(() => document.body.dataset['walk']);
      return placeOf(hash ?? '')?.walk.steps.at(-1)?.event.type;
    };
    await expect.poll(lastEvent).toBe(sent);
    expect(output.splice(0)).toEqual([]);
  });

  it('keeps the focus while a user types, also in a chart with an input', async () => {
    await show(addressOf({ chart: 'addUser', walk: { input: inputsOf(samples, 'addUser')[0], steps: [] } }));
    const field = page.getByLabel('First Name');
    await field.click();
    await page.keyboard.type('Ada', { delay: 100 });
    expect(await field.inputValue()).toBe('Ada');
  });

  it('shows the toasts of the last step', async () => {
    const restored = { type: 'xstate.done.actor.0.restoreUser.restoring', output: { ok: true, value: null } };
    const steps = [{ event: { type: 'restore', target: alan } }, { event: restored }];
    await show(addressOf({ chart: 'restoreUser', walk: { steps } }));
    await page.getByText('Alan Turing restored').first().waitFor();
  });
}
