import { join } from 'node:path';
import type { BrowserContext, TestInfo } from '@playwright/test';
import { flowRecordingsFolder } from '../../tools/embedded/paths.ts';

/** Whether `npm run charts:coverage -- --browser` records the flows, on the development build. */
export const isRecording = process.env['RECORD_FLOWS'] === '1';

/** Opens every page of a context with `?record`. */
export async function recordPages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const address = new URL(location.href);
    address.searchParams.set('record', '');
    history.replaceState(history.state, '', address);
  });
}

/** Saves a recording per open page of a test that passed, with the events since its last load. */
export async function saveRecordings(context: BrowserContext, { status, title, testId }: TestInfo): Promise<void> {
  if (status !== 'passed') return;
  // The title is the path of a flow, which may be longer than the name of a file.
  const name = `${title.replaceAll(/[^\w ]/g, '').slice(0, 100)} ${testId}`;
  for (const [index, page] of context.pages().entries()) {
    const button = page.getByText('Save recording');
    if ((await button.count()) === 0) continue;
    // A modal dialog makes the button inert for real clicks.
    const [download] = await Promise.all([page.waitForEvent('download'), button.dispatchEvent('click')]);
    await download.saveAs(join(flowRecordingsFolder, `${name} ${index}.json`));
  }
}
