import { chromium, type Page } from '@playwright/test';
import { expect, it, vi } from 'vitest';
import prepareData from '../../testing/prepareData.ts';
import { startServer } from '../../testing/embeddedServer.ts';
import { requireChromium } from '../../testing/chromium.ts';

vi.setConfig({ testTimeout: 240_000 });

const INSPECTOR = 'http://inspector.test/';
/** A page that does what the Stately inspector does: connects, and stores the messages. */
const INSPECTOR_PAGE = `<!doctype html>
<title>Inspector</title>
<script>
  window.messages = [];
  addEventListener('message', ({ data }) => {
    if (data && typeof data.type === 'string' && data.type.startsWith('@xstate.')) messages.push(data);
  });
  opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;
/** The state in which the new person's password is shown. */
const LAST = 'showingPassword';

type Message = {
  type: string;
  name?: string;
  sessionId?: string;
  event?: { type?: string };
  snapshot?: { value?: unknown };
};

const received = (page: Page) => page.evaluate(() => (window as unknown as { messages: Message[] }).messages);

/** The last actor that starts on the way. */
const LAST_ACTOR = 'makeTemporaryPassword';

/** Waits for the last that is told, which is some time after it happened. */
async function allReceived(page: Page): Promise<Message[]> {
  const isThere = async () => {
    const messages = await received(page);
    const states = JSON.stringify(messages.map(({ snapshot }) => snapshot?.value ?? ''));
    return states.includes(LAST) && messages.some(({ name }) => name === LAST_ACTOR);
  };
  await expect.poll(isThere, { timeout: 60_000, interval: 500 }).toBe(true);
  return received(page);
}

/** Signs in, and adds someone; what was typed and shown on the way must stay here. */
async function walkThroughApp(page: Page): Promise<string[]> {
  await page.getByLabel('Email address').fill('manager@example.org');
  await page.getByLabel('Password', { exact: true }).fill('staff-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('link', { name: 'Roles & Users' }).first().click();
  await page.getByRole('button', { name: 'Add User' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('inspected@example.net');
  await dialog.getByLabel('First name').fill('Ines');
  await dialog.getByLabel('Last name').fill('Pected');
  await dialog.getByRole('button', { name: 'Add User' }).click();
  const password = await dialog.getByRole('status', { name: 'Temporary password' }).innerText();
  const session = JSON.parse((await page.evaluate(() => localStorage.getItem('app-auth'))) ?? '{}') as {
    access_token: string;
    refresh_token: string;
  };
  const typed = ['manager@example.org', 'staff-demo', 'inspected@example.net'];
  return [...typed, password, session.access_token, session.refresh_token];
}

it('F-59 is sent every actor of the app, the session started once in StrictMode, and no secret', async () => {
  await prepareData();
  const server = await startServer('inspector', 'serve');
  const browser = await chromium.launch({ executablePath: requireChromium() });
  try {
    const context = await browser.newContext();
    await context.route(INSPECTOR, (route) => route.fulfill({ contentType: 'text/html', body: INSPECTOR_PAGE }));
    // The first visit bundles what the app depends on.
    context.setDefaultTimeout(90_000);
    const page = await context.newPage();
    const clientWarnings: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('GoTrueClient')) clientWarnings.push(message.text());
    });
    const opened = context.waitForEvent('page');
    await page.goto(`${server.address}/login?inspect=${encodeURIComponent(INSPECTOR)}`);
    const inspector = await opened;
    const secrets = await walkThroughApp(page);
    const messages = await allReceived(inspector);
    const names = new Set(messages.map(({ name }) => name));
    expect([...names]).toEqual(
      expect.arrayContaining(['session', 'inactivity', 'login', 'signIn', 'list', 'addUser', LAST_ACTOR]),
    );
    expect(messages.some(({ event }) => event?.type?.startsWith('xstate.done.actor'))).toBe(true);
    for (const once of ['session', 'listenToAuth']) {
      const started = messages.filter(({ type, name }) => type === '@xstate.actor' && name === once);
      expect(new Set(started.flatMap(({ sessionId }) => sessionId ?? [])).size, once).toBe(1);
    }
    expect(clientWarnings, 'one client').toEqual([]);
    expect(secrets.every((secret) => secret.length > 3)).toBe(true);
    const sent = JSON.stringify(messages);
    for (const secret of secrets) expect(sent.includes(secret), `“${secret.slice(0, 12)}…” was sent`).toBe(false);
  } finally {
    await browser.close();
    await server.stop();
  }
});
