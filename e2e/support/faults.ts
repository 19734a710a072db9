import { expect, type Locator, type Page, type Route } from '@playwright/test';

// What follows lasts until `repair`.

/** Which requests: all whose address begins with this path. */
type Request = { method: string; path: string };
type Answer = { status: number; json: object };

/** What the server answers when it is broken: nothing that is meant for people. */
const BROKEN = { status: 500, json: { code: 'SUP', message: 'error: boom' } };
/** Unlike a fault, it is not asked again by the client itself: for reads. */
const REFUSED = { status: 403, json: { code: '42501', message: '' } };

async function intercept(page: Page, { method, path }: Request, answer: (route: Route) => Promise<void>) {
  await page.route(`**${path}*`, (route) => (route.request().method() === method ? answer(route) : route.fallback()));
}

/** Answers these requests in the server's place. */
export function answerRequests(page: Page, request: Request, answer: Answer): Promise<void> {
  return intercept(page, request, (route) => route.fulfill(answer));
}

/** Lets the server break on these requests. */
export function breakRequests(page: Page, request: Request): Promise<void> {
  return answerRequests(page, request, BROKEN);
}

/** Lets the server refuse these requests for no reason that is meant for people. */
export function rejectRequests(page: Page, request: Request): Promise<void> {
  return answerRequests(page, request, REFUSED);
}

/** Cuts the line before these requests reach the server. */
export function cutRequests(page: Page, request: Request): Promise<void> {
  return intercept(page, request, (route) => route.abort());
}

/** Lets these requests reach the server and loses the answer. */
export function loseAnswers(page: Page, request: Request): Promise<void> {
  return intercept(page, request, async (route) => {
    await route.fetch();
    await route.abort();
  });
}

/** Holds these requests back. @returns a function that lets them go on */
export async function holdRequests(page: Page, request: Request): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await intercept(page, request, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Leaves these requests without an answer. */
export function hangRequests(page: Page, request: Request): Promise<void> {
  return intercept(page, request, () => new Promise<void>(() => {}));
}

/** Makes the network as it was. */
export function repair(page: Page): Promise<void> {
  return page.unrouteAll();
}

/** Lets the time of `page.clock` pass until a part is visible: supabase-js repeats a failed read after 1, 2 and 4 s. */
export async function passTimeUntilVisible(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(part).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [50] });
}
