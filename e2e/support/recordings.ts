import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
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

/** Saves a recording per open page, with the events since its last load. */
export async function saveRecordings(context: BrowserContext, title: string): Promise<void> {
  for (const [index, page] of context.pages().entries()) {
    const button = page.getByText('Save recording');
    if ((await button.count()) === 0) continue;
    // A modal dialog makes the button inert for real clicks.
    const [download] = await Promise.all([page.waitForEvent('download'), button.dispatchEvent('click')]);
    await download.saveAs(join(flowRecordingsFolder, `${title.replaceAll(/[^\w ]/g, '')} ${index}.json`));
  }
}
