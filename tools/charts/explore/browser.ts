import { chromium, type Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { addressOf } from '../../../charts/src/walk/address.ts';
import { SCREENS } from '../../../charts/src/screens/screens.ts';
import type { ChartSamples } from '../../../charts/src/walk/samples.ts';
import { requireChromium } from '../../testing/chromium.ts';
import { openSite } from '../gallery/site.ts';
import { pickStep, randomOf, type Taken } from './explore.ts';
import { follow } from './follow.ts';

/** The longest walk before a click. */
const LENGTH = 8;
const CONTROLS = 'button, input:not([type=file]), select, textarea, [role=option]';
const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio], [type=date]), textarea';

/** How long a screen may take to appear, and a control to react, in milliseconds. */
const [PATIENCE, CONTROL_PATIENCE] = [5_000, 500];

/** A page, and what it has written to the console. */
type Screen = { page: Page; output: string[] };

/** What a screen shows: its walk, its text without toasts, and what is wrong with it. */
type Shown = { address: string; text: string; problem: string | null };

/** A screen that is empty, writes to the console, or differs from a fresh screen of the same walk. */
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
  const site = await openSite();
  const browser = await chromium.launch({ executablePath: requireChromium() });
  const openScreen = async (): Promise<Screen> => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const output: string[] = [];
    page.on('console', (message) => output.push(message.text()));
    page.on('pageerror', (error) => output.push(String(error)));
    page.setDefaultTimeout(PATIENCE);
    await page.goto(`${site.address}screen.html`);
    return { page, output };
  };
  const [screen, fresh] = [await openScreen(), await openScreen()];
  const found = { screens: 0, clicks: 0, differences: [] as Difference[] };
  const random = randomOf(seed);
  const taken: Taken = new Map();
  const deadline = Date.now() + minutes * 60_000;
  const walked = machines.filter(({ id }) => id in SCREENS);
  for (let round = 0; walked.length > 0 && Date.now() < deadline; round += 1) {
    const machine = walked[round % walked.length] as AnyStateMachine;
    const length = random(LENGTH + 1);
    const { walk } = follow({ machine, samples, rules: {} }, samples[machine.id]?.input[0], (choices) =>
      choices.walk.steps.length < length ? pickStep(choices, taken, random) : undefined,
    );
    const address = addressOf({ chart: machine.id, walk });
    const { problem } = await show(screen, address);
    const different = problem ?? (await differenceAfterClick());
    found.screens += 1;
    if (different !== null) found.differences.push({ address, problem: different });

    /** Uses a control of the screen, and compares the screen with a fresh one. */
    async function differenceAfterClick(): Promise<string | null> {
      if (!(await useControl(screen.page, random(1_000)))) return null;
      const after = await read(screen);
      // A menu of the view may be open, of which the chart knows nothing.
      if (after.problem !== null || after.address === address) return after.problem;
      const expected = await show(fresh, after.address);
      if (expected.problem !== null) return expected.problem;
      found.clicks += 1;
      if (expected.text === after.text) return null;
      return `After a click, the screen shows\n${after.text}\ninstead of\n${expected.text}`;
    }
  }
  await browser.close();
  site.close();
  return found;
}

/** Clicks or fills one of the visible controls. Returns false if it cannot be used. */
async function useControl(page: Page, pick: number): Promise<boolean> {
  const controls = page.locator(CONTROLS).filter({ visible: true });
  const control = controls.nth(pick % Math.max(1, await controls.count()));
  const options = { timeout: CONTROL_PATIENCE };
  try {
    const isText = await control.evaluate((element, texts) => element.matches(texts), TEXT_FIELDS, options);
    await (isText ? control.fill('Ada', options) : control.click(options));
    return true;
  } catch {
    return false;
  }
}

/** Shows a walk on a screen. */
async function show(screen: Screen, address: string): Promise<Shown> {
  await screen.page.evaluate(async (hash) => {
    // Another page first, so that the views are mounted again.
    window.location.hash = '#/';
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    window.location.hash = hash;
  }, address);
  const shown = await read(screen);
  const problem = shown.address === address ? null : `A view moved the chart to ${shown.address}`;
  return { ...shown, problem: shown.problem ?? problem };
}

/** Reads a screen once it shows its walk. */
async function read({ page, output }: Screen): Promise<Shown> {
  await page
    .waitForFunction(() => document.body.dataset['walk'] === window.location.hash && document.body.innerText !== '')
    .catch(() => null);
  await page.waitForTimeout(50);
  const { address, all, toasts } = await page.evaluate(() => ({
    address: window.location.hash,
    all: document.body.innerText,
    toasts: [...document.querySelectorAll<HTMLElement>('[data-toast], [role=status]')].map((toast) => toast.innerText),
  }));
  const text = toasts.reduce((left, toast) => left.replace(toast, ''), all).replace(/\s+/g, ' ');
  const problem = output.splice(0).join('\n') || (all === '' ? 'The screen is empty' : null);
  return { address, text: text.trim(), problem };
}
