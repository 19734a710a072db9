import type { Page } from '@playwright/test';

/** Counts the matching requests of all tabs from now on. */
export function countRequests(page: Page, method: string, path: string): () => number {
  let count = 0;
  page.context().on('request', (request) => {
    if (request.method() === method && request.url().includes(path)) count += 1;
  });
  return () => count;
}
