import type { Page } from '@playwright/test';

/** The messages of empty states. A test checks that the product has each of them. */
export const EMPTY_TEXTS = [
  'No users yet',
  'There are no teams yet',
  'No departments yet',
  'No department matches',
  'This team has no members yet',
  'No entries yet',
  'Nothing has been changed yet',
  'This user has not changed anything yet',
  'Nothing matches',
  'Nothing found',
];

/**
 * Watches pages that are opened from now on for the messages of empty states.
 * @returns a function that returns the messages that were shown since the last load, however briefly
 */
export async function watchEmptyTexts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((texts) => {
    const seen = new Set<string>();
    Object.assign(window, { seenEmptyTexts: seen });
    const look = () => {
      const shown = document.documentElement.textContent;
      for (const text of texts) if (shown.includes(text)) seen.add(text);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  }, EMPTY_TEXTS);
  return () => page.evaluate(() => [...(window as unknown as { seenEmptyTexts: Set<string> }).seenEmptyTexts]);
}
