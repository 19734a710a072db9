import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startServer } from '../tools/testing/embeddedServer.ts';
import { root } from '../tools/embedded/paths.ts';
import { CHROMIUM_ARGUMENTS, requireChromium } from '../tools/testing/chromium.ts';
import { build } from './browser/builds.ts';
import { ours } from './browser/contenders.ts';
import { measureActions } from './browser/interactions.ts';
import { contest, ROUNDS } from './browser/interleaved.ts';
import { largeDataFolder, PEOPLE } from './browser/largeData.ts';
import { signInOnce } from './browser/signInOnce.ts';
import { serveBuild } from './browser/staticServer.ts';
import { reportActions, reportContest } from './report.ts';

const wanted = process.argv.slice(2);
const isWanted = (part: string) => wanted.length === 0 || wanted.includes(part);

/** Runs `measure` as often as a median needs. */
async function repeat<Result>(measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    results.push(await measure());
    console.log(`  round ${round} of ${ROUNDS}`);
  }
  return results;
}

const results: Record<string, unknown> = { at: new Date().toISOString() };
const rivals = build();
const backend = await startServer('bench', 'preview', await largeDataFolder());
const apps = await Promise.all(
  [ours, ...rivals].map(async (app) => ({ ...app, ...(await serveBuild(app.folder, backend.address)) })),
);
const address = apps[0]?.address ?? '';
const executablePath = requireChromium();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
try {
  if (isWanted('contest')) {
    console.log(`\nSide by side: ${PEOPLE} people, Chromium slowed 4 times, medians of ${ROUNDS}`);
    const attempts = await contest(browser, apps);
    results['contest'] = Object.fromEntries(attempts);
    reportContest(attempts).forEach((line) => console.log(line));
  }
  if (isWanted('actions')) {
    console.log('\nInput to next frame, each action of each screen');
    const member = await signInOnce(browser, address);
    const rounds = await repeat(() => measureActions(member, address));
    results['actions'] = rounds;
    reportActions(rounds).forEach((line) => console.log(line));
  }
} finally {
  await browser.close();
  for (const { stop } of apps) stop();
  await backend.stop();
}

const folder = join(root, 'bench/results');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'browser.json'), `${JSON.stringify(results, null, 2)}\n`);
console.log(`\nEvery figure is in ${join(folder, 'browser.json')}`);
