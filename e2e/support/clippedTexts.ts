import type { Page } from '@playwright/test';

/** The texts of the first row that do not fit their boxes: cut below, or at the end without an ellipsis. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('tbody tr:first-child *')]
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        const isCutBelow = element.scrollHeight > element.clientHeight;
        const isCutAtEnd = element.scrollWidth > element.clientWidth && textOverflow !== 'ellipsis';
        return overflowX !== 'visible' && (isCutBelow || isCutAtEnd);
      })
      .map((element) => element.textContent),
  );
}

/** The texts of a list's rows that end with an ellipsis, on one line or several: each has a title with the whole. */
export function shortenedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('tbody [title]')]
      .filter((text) => text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight)
      .map((text) => text.textContent),
  );
}

/** The words on screen that begin on one line and end on another. Addresses and passwords have no words to break between. */
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
