import { LoginPage } from './pages/loginPage.ts';
import { signOut } from './pages/shell.ts';
import { countRequests } from './support/requests.ts';
import { setSilently } from './support/keys.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

test.describe('failed sign-ins', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('F-80 points out a trailing space in the password and keeps it', async ({ page }) => {
    const login = new LoginPage(page);
    await login.open();
    await login.signIn('manager@example.org', 'staff-demo ');
    await expect(login.failure).toContainText('Invalid login credentials');
    await expect(login.failure).toContainText('ends with a space');
    await expect(login.password).toHaveValue('staff-demo ');
  });

  test('F-12 shows an unreachable backend, keeps the input and can be retried', async ({ page }) => {
    const login = new LoginPage(page);
    await login.open();
    await page.route('**/auth/v1/token**', (route) => route.abort());
    await login.signIn('manager@example.org', 'staff-demo');
    await expect(login.failure).toContainText('did not answer');
    await expect(login.failure).toContainText(`Server: ${new URL(page.url()).host}`);
    await page.unrouteAll();
    await expect(login.email).toHaveValue('manager@example.org');
    await login.submit.click();
    await page.waitForURL('**/dashboard');
  });

  test('F-34 sends one request for 20 clicks within 100 ms', async ({ page }) => {
    const login = new LoginPage(page);
    await login.open();
    let requests = 0;
    await page.route('**/auth/v1/token**', async (route) => {
      requests += 1;
      await route.continue();
    });
    await login.email.fill('manager@example.org');
    await login.password.fill('staff-demo');
    await login.submit.evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 20; press += 1) button.click();
    });
    await page.waitForURL('**/dashboard');
    expect(requests).toBe(1);
  });
});

test('F-100 submits an email and a password that were set without events', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await setSilently(login.email, 'nobody@example.org');
  await login.forgot.click();
  await expect(login.sentTo('nobody@example.org')).toBeVisible();
  await login.back.click();
  await setSilently(login.email, 'manager@example.org');
  await setSilently(login.password, 'staff-dem');
  await login.password.press('End');
  await login.password.press('o');
  await expect(login.email).toHaveValue('manager@example.org');
  await login.password.press('Enter');
  await page.waitForURL('**/dashboard');
});

for (const [hours, error] of [
  [2, '2 hours fast'],
  [-2, '2 hours slow'],
] as const) {
  test(`F-106 a clock that is ${error} renews no token, and is reported`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    const renewals = countRequests(page, 'POST', '/auth/v1/token?grant_type=refresh_token');
    await new LoginPage(page).signInAs('manager');
    await expect(page.getByText(`This device's clock is ${error}.`).first()).toBeVisible();
    await page.goto('/dashboard/teams');
    await page.goto('/dashboard/audit');
    await expect(page.getByRole('row').nth(5)).toBeVisible();
    expect(renewals()).toBe(0);
  });
}

test('N-01 redirects a signed-out visitor of each protected route to the sign-in before rendering it', async ({
  page,
}) => {
  const data: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.includes('/rest/v1/') && !url.includes('/rest/v1/roles')) data.push(url);
  });
  for (const path of [
    '/setup',
    '/dashboard',
    '/dashboard/roles',
    '/dashboard/teams',
    '/dashboard/audit',
    '/settings',
  ]) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/login');
  }
  expect(data).toEqual([]);
});

test('N-01 returns a signed-out visitor of a protected route to it after signing in', async ({ page }) => {
  const dataRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/') && !request.url().includes('/rest/v1/roles'))
      dataRequests.push(request.url());
  });
  await page.goto('/dashboard/roles?q=ann');
  await page.waitForURL('**/login?next=*');
  expect(dataRequests).toEqual([]);
  await new LoginPage(page).signIn('manager@example.org', 'staff-demo');
  await page.waitForURL('**/dashboard/roles?q=ann');
});

test('shows the busy form until the next screen is rendered, without transitions in its fields', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  const recorded = await page.evaluateHandle(() => {
    const notes: string[] = [];
    const form = document.querySelector('form');
    if (form !== null) {
      const note = () => notes.push(`busy: ${form.ariaBusy}`);
      new MutationObserver(note).observe(form, { attributeFilter: ['aria-busy'] });
    }
    document.addEventListener('transitionrun', ({ target }) => {
      if (target instanceof HTMLInputElement) notes.push(`transition: ${target.name}`);
    });
    const noteBlank = () => {
      if (document.querySelector('main') === null) notes.push('blank');
    };
    new MutationObserver(noteBlank).observe(document, { childList: true, subtree: true });
    return notes;
  });
  await login.email.fill('manager@example.org');
  await login.password.fill('staff-demo');
  await login.password.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to your Dashboard' })).toBeVisible();
  expect(await recorded.jsonValue()).toEqual(['busy: true']);
});

test('F-36 signing out opens the landing page in both tabs, and Back shows no protected content', async ({
  page,
  context,
}) => {
  await new LoginPage(page).signInAs('manager');
  const second = await context.newPage();
  await second.goto('/dashboard');
  await expect(second.getByRole('heading', { name: 'Welcome to your Dashboard' })).toBeVisible();
  await page.bringToFront();
  await page.getByRole('link', { name: 'Roles & Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Roles & Users' })).toBeVisible();
  await signOut(page);
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  await expect(second.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcome to your Dashboard' })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('app-auth'))).toBeNull();
});
