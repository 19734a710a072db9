import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, vi } from 'vitest';
import { requireChromium } from '../../testing/chromium.ts';
import { galleryCases } from './gallery.cases.ts';
import { replayCases } from './replay.cases.ts';
import { screenCases } from './screens.cases.ts';
import { openSite, type Site } from './site.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await openSite();
  browser = await chromium.launch({ executablePath: requireChromium() });
});

afterAll(async () => {
  await browser.close();
  site.close();
});

const open = () => ({ address: site.address, browser });

describe('the gallery', () => galleryCases(open));
describe('the screens', () => screenCases(open));
describe('the replay', () => replayCases(open));
