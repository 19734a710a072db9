import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RecordingEntry } from 'chart-lab/replay/recording.ts';
import { axeViolations } from '../../testing/axe.ts';

const other = 'x:0';
const actor = 'x:1';
const loading = { open: { choices: 'loading', form: 'editing' } };
const start = {
  kind: 'start',
  at: 0,
  actor,
  chart: 'addTeam',
  parent: null,
  id: actor,
  input: { department: null },
  state: loading,
} as const;
const received = { kind: 'event', at: 1_000, actor } as const;
const loaded = { type: 'xstate.done.actor.0.addTeam.open.choices.loading', output: { ok: true, value: [] } };
const ENTRIES: RecordingEntry[] = [
  {
    ...start,
    actor: other,
    chart: 'nameDialog',
    id: other,
    input: { noun: 'Department', row: null },
    state: 'editing',
  },
  start,
  { ...received, event: loaded, state: { open: { choices: 'ready', form: 'editing' } } },
];

/** Recordings that the gallery replays. */
export function replayCases(open: () => { address: string; browser: Browser }): void {
  let page: Page;

  beforeAll(async () => {
    const { address, browser } = open();
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${address}#/replay`);
  });

  afterAll(() => page.close());

  async function choose(recording: object) {
    const buffer = Buffer.from(JSON.stringify(recording));
    await page
      .getByLabel('Choose a recording')
      .setInputFiles({ name: 'recording.json', mimeType: 'application/json', buffer });
  }

  it('replays a recording forwards and backwards, by keyboard', async () => {
    await choose({ version: 1, entries: ENTRIES });
    const steps = page.getByRole('region', { name: 'Steps' }).getByRole('listitem');
    const actors = page.getByRole('region', { name: 'Actors' });
    const isIn = (state: string) =>
      actors.getByRole('button', { name: 'addTeam' }).filter({ hasText: state }).waitFor();
    await page.getByText('All 3 steps lead to the recorded states.').waitFor();
    await page.getByRole('slider', { name: 'Step' }).press('End');
    await isIn('choices.ready');
    await page.locator('.active[data-state="addTeam.open.choices.ready"]').waitFor();
    await page.getByRole('button', { name: 'Previous step' }).press('Enter');
    await isIn('choices.loading');
    await steps.filter({ hasText: 'done of loadDepartments' }).getByRole('button').press('Enter');
    await isIn('choices.ready');
    await actors.getByRole('button', { name: 'nameDialog' }).press('Enter');
    await page.getByRole('img', { name: 'The chart nameDialog' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it('marks the steps that differ, and says why it cannot replay a file', async () => {
    await choose({ version: 1, entries: [{ ...start, state: 'open' }, ...ENTRIES.slice(2)] });
    await page.getByText('1 of 2 steps differ from the recording.').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'differs' }).getByRole('button').press('Enter');
    await page.getByText(`Recorded: "open"; replayed: ${JSON.stringify(loading)}.`).waitFor();
    await choose({});
    await expect.poll(() => page.getByRole('alert').innerText()).toBe('This file is not a recording.');
  });
}
