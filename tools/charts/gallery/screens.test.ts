import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { screenSamples } from '../../../charts/src/screens/samples.ts';
import { NO_SCREEN, SCREENS } from '../../../charts/src/screens/screens.ts';
import { addressOf } from '../../../charts/src/walk/address.ts';
import { walksToStates } from '../../../charts/src/walk/reach.ts';
import { localFolder, root } from '../../embedded/paths.ts';
import { CHROMIUM_ARGUMENTS, requireChromium } from '../../testing/chromium.ts';
import { freePort } from '../../testing/freePort.ts';
import { productionCharts } from '../productionCharts.ts';
import { chartSamples } from '../samples/chartSamples.ts';
import gallery from './vite.config.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const charts = await productionCharts();
const shown = charts.filter(({ machine }) => machine.id in SCREENS);

it('has a screen for every chart, or a reason why not and another chart with one', () => {
  const ids = charts.map(({ machine }) => machine.id).sort();
  expect([...Object.keys(SCREENS), ...Object.keys(NO_SCREEN)].sort()).toEqual(ids);
  for (const { instead } of Object.values(NO_SCREEN)) expect(Object.keys(SCREENS)).toContain(instead);
});

describe('the screens', () => {
  const samples = screenSamples(chartSamples(charts));
  let folder: string;
  let server: PreviewServer;
  let browser: Browser;
  let page: Page;
  const output: string[] = [];

  beforeAll(async () => {
    mkdirSync(localFolder, { recursive: true });
    folder = mkdtempSync(join(localFolder, 'screens-'));
    const config = {
      ...gallery,
      configFile: false,
      logLevel: 'error',
      build: { ...gallery.build, outDir: folder, rollupOptions: { input: join(root, 'charts/screen.html') } },
    } as const;
    await build(config);
    server = await preview({ ...config, preview: { port: await freePort() } });
    browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGUMENTS });
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.on('console', (message) => output.push(message.text()));
    page.on('pageerror', (error) => output.push(String(error)));
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}screen.html`);
  });

  afterAll(async () => {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Goes to a walk; resolves to its address and the text of its screen. */
  const show = (address: string) =>
    page.evaluate(async (hash) => {
      window.location.hash = hash;
      const isShown = () => document.body.dataset['walk'] === window.location.hash && document.body.innerText !== '';
      for (let frame = 0; frame < 120 && !isShown(); frame += 1) await new Promise(requestAnimationFrame);
      return { address: window.location.hash, text: document.body.innerText };
    }, address);

  it.each(shown)('shows every state of $machine.id without an error', async ({ machine }) => {
    for (const [state, walk] of walksToStates(machine, samples[machine.id] ?? { input: [], events: {}, outputs: {} })) {
      expect(walk, `${state} is not reached`).not.toBeNull();
      const address = addressOf({ chart: machine.id, walk: walk ?? { steps: [] } });
      const { address: reached, text } = await show(address);
      expect(output.splice(0), state).toEqual([]);
      expect(text, state).not.toBe('');
      expect(reached, `${state}: a view moved the chart`).toBe(address);
    }
  });
});
