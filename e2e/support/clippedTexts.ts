import type { Page } from '@playwright/test';

/** Returns the text of elements in the first row that overflow without an ellipsis. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('tbody tr:first-child *')]
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        const isClippedBelow = element.scrollHeight > element.clientHeight;
        const isClippedAtEnd = element.scrollWidth > element.clientWidth && textOverflow !== 'ellipsis';
        return overflowX !== 'visible' && (isClippedBelow || isClippedAtEnd);
      })
      .map((element) => element.textContent),
  );
}

/** Returns the text of elements in a list's rows that end with an ellipsis. Their titles have the full text. */
export function truncatedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('tbody [title]')]
      .filter((text) => text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight)
      .map((text) => text.textContent),
  );
}

/** Returns words that break across lines. Addresses and passwords are not words. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? '';
      for (const { 0: word, index } of text.matchAll(/(?<=^|\s)[\p{L}\p{M}]+(?=$|[\s.,:;!?])/gu)) {
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}
