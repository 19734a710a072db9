import { chromium, type Page } from '@playwright/test';
import fc from 'fast-check';
import type { AnyStateMachine } from 'xstate';
import { addressOf } from '../../../charts/src/walk/address.ts';
import { SCREENS } from '../../../charts/src/screens/screens.ts';
import type { ChartSamples } from '../../../charts/src/walk/samples.ts';
import type { Walk } from '../../../machines/testing/walk.ts';
import { requireChromium } from '../../testing/chromium.ts';
import { openSite } from '../gallery/site.ts';
import { pickedStep, type Taken } from './explore.ts';
import { follow } from './follow.ts';

/** The longest walk before a click. */
const LENGTH = 8;
const CONTROLS = 'button, input:not([type=file]), select, textarea, [role=option]';
const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio], [type=date]), textarea';

/** How long a screen may take to appear, in milliseconds. */
const PATIENCE = 5_000;

/** A difference between the screen and its chart. */
export type Difference = { address: string; problem: string };

/**
 * Walks through the charts on their screens: each screen must show something, without console output, and after a click
 * it must show the same as a fresh screen of the extended walk.
 * @returns the number of screens and clicks, and the differences
 */
export async function exploreScreens(
  machines: AnyStateMachine[],
  samples: Record<string, ChartSamples>,
  { seed, minutes }: { seed: number; minutes: number },
): Promise<{ screens: number; clicks: number; differences: Difference[] }> {
  const { open, close } = await screens();
  const [page, fresh] = [await open(), await open()];
  const deadline = Date.now() + minutes * 60_000;
  const found: { screens: number; clicks: number; differences: Difference[] } = {
    screens: 0,
    clicks: 0,
    differences: [],
  };
  const taken: Taken = new Map();
  const shown = machines.filter(({ id }) => id in SCREENS);
  const picks = fc.noBias(fc.array(fc.nat(), { minLength: LENGTH + 2, maxLength: LENGTH + 2, size: 'max' }));
  for (let round = 0; Date.now() < deadline; round += 1) {
    const machine = shown[round % shown.length];
    const [[length = 0, control = 0, ...rest] = []] = fc.sample(picks, { seed: seed + round, numRuns: 1 });
    if (!machine) break;
    const [input] = samples[machine.id]?.input ?? [];
    const walk: Walk = { ...(input !== undefined && { input }), steps: [] };
    follow({ machine, samples, invariants: [] }, walk, (choices) => {
      const pick = walk.steps.length < length % (LENGTH + 1) ? rest[walk.steps.length] : undefined;
      const step = pick === undefined ? undefined : pickedStep(choices, pick, taken);
      if (step) walk.steps.push(step);
      return step;
    });
    const address = addressOf({ chart: machine.id, walk });
    const problem = (await page.show(address)) ?? (await clicked(address, control));
    if (problem !== null) found.differences.push({ address, problem });
  }
  await close();
  return found;

  /** Uses a control of the screen, and compares the screen with a fresh one. */
  async function clicked(before: string, pick: number): Promise<string | null> {
    found.screens += 1;
    const controls = page.page.locator(CONTROLS).filter({ visible: true });
    const control = controls.nth(pick % Math.max(1, await controls.count()));
    try {
      const isText = await control.evaluate((element, texts) => element.matches(texts), TEXT_FIELDS, { timeout: 500 });
      if (isText) await control.fill('Ada', { timeout: 500 });
      else await control.click({ timeout: 500 });
    } catch {
      return null;
    }
    const after = await page.settled();
    // A menu of the view may be open, of which the chart knows nothing.
    if (after.problem !== null || after.address === before) return after.problem;
    const expected = await fresh.show(after.address);
    if (expected !== null) return expected;
    found.clicks += 1;
    const { text } = await fresh.settled();
    return text === after.text ? null : `After a click, the screen shows\n${after.text}\ninstead of\n${text}`;
  }
}

/** Opens the screens of the built gallery in Chromium. */
async function screens() {
  const site = await openSite();
  const browser = await chromium.launch({ executablePath: requireChromium() });
  return {
    open: async () => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      page.setDefaultTimeout(PATIENCE);
      await page.goto(`${site.address}screen.html`);
      return screenOf(page);
    },
    close: async () => {
      await browser.close();
      site.close();
    },
  };
}

function screenOf(page: Page) {
  const output: string[] = [];
  page.on('console', (message) => output.push(message.text()));
  page.on('pageerror', (error) => output.push(String(error)));
  /** The walk and the text of the screen without toasts, once it is shown. */
  const settled = async () => {
    await page
      .waitForFunction(() => document.body.dataset['walk'] === window.location.hash && document.body.innerText !== '')
      .catch(() => null);
    await page.waitForTimeout(50);
    const { address, text, isEmpty } = await page.evaluate(() => {
      const toasts = [...document.querySelectorAll<HTMLElement>('[data-toast], [role=status]')];
      const shown = toasts.reduce((left, { innerText }) => left.replace(innerText, ''), document.body.innerText);
      return {
        address: window.location.hash,
        isEmpty: document.body.innerText === '',
        text: shown.replace(/\s+/g, ' ').trim(),
      };
    });
    const said = output.splice(0).join('\n');
    return { address, text, problem: said !== '' ? said : isEmpty ? 'The screen is empty' : null };
  };
  return {
    page,
    settled,
    /** Goes to a walk. Returns what is wrong with its screen, or null. */
    show: async (address: string): Promise<string | null> => {
      await page.evaluate(async (hash) => {
        // Another page first, so that the views start anew.
        window.location.hash = '#/';
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        window.location.hash = hash;
      }, address);
      const { problem, address: reached } = await settled();
      return problem ?? (reached === address ? null : `A view moved the chart to ${reached}`);
    },
  };
}
