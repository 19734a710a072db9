import { expect, type Locator, type Page, type Route } from '@playwright/test';

// Each fault lasts until `removeFaults`.

/** Matches requests by method and the start of their path. */
type Request = { method: string; path: string };
type MockResponse = { status: number; json: object };

/** A server error without a message for users. */
const SERVER_ERROR = { status: 500, json: { code: 'SUP', message: 'error: boom' } };
/** Unlike a server error, supabase-js does not retry it. */
const DENIED = { status: 403, json: { code: '42501', message: '' } };

async function intercept(page: Page, { method, path }: Request, handler: (route: Route) => Promise<void>) {
  await page.route(`**${path}*`, (route) => (route.request().method() === method ? handler(route) : route.fallback()));
}

/** Fulfills these requests with a mock response. */
export function fulfillRequests(page: Page, request: Request, response: MockResponse): Promise<void> {
  return intercept(page, request, (route) => route.fulfill(response));
}

/** Fails these requests with status 500. */
export function failRequests(page: Page, request: Request): Promise<void> {
  return fulfillRequests(page, request, SERVER_ERROR);
}

/** Rejects these requests with status 403: for reads, because supabase-js would retry a server error. */
export function rejectRequests(page: Page, request: Request): Promise<void> {
  return fulfillRequests(page, request, DENIED);
}

/** Aborts these requests before they reach the server. */
export function abortRequests(page: Page, request: Request): Promise<void> {
  return intercept(page, request, (route) => route.abort());
}

/** Sends these requests to the server, but drops the response. */
export function dropResponses(page: Page, request: Request): Promise<void> {
  return intercept(page, request, async (route) => {
    await route.fetch();
    await route.abort();
  });
}

/** Holds back these requests. @returns a function that releases them */
export async function holdRequests(page: Page, request: Request): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await intercept(page, request, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Never responds to these requests. */
export function hangRequests(page: Page, request: Request): Promise<void> {
  return intercept(page, request, () => new Promise<void>(() => {}));
}

/** Removes all faults and other routes. */
export function removeFaults(page: Page): Promise<void> {
  return page.unrouteAll();
}

/** Advances `page.clock` until an element is visible. supabase-js retries a failed read after 1, 2 and 4 s. */
export async function advanceClockUntilVisible(page: Page, element: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(element).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [50] });
}
