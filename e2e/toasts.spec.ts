import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Server } from '../tools/testing/embeddedServer.ts';
import { openDashboard, Shell } from './pages/shell.ts';
import { expect, FAILED_REQUEST, test } from './support/test.ts';

test.describe('toasts', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  /** Opens Add Department with a paused clock and a server that rejects new departments. */
  async function rejectDepartments(page: Page, server: Server): Promise<Shell> {
    await page.clock.install();
    await page.route('**/rest/v1/departments*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: { message: 'error: boom' } })
        : route.continue(),
    );
    await openDashboard(page, server);
    const shell = new Shell(page);
    await shell.goTo('Teams & Departments');
    await page.getByRole('button', { name: 'Add Department' }).click();
    await page.getByLabel('Department Name').fill(`Toasts ${randomUUID().slice(0, 8)}`);
    await page.clock.pauseAt(Date.now() + 60_000);
    return shell;
  }

  async function submit(page: Page): Promise<void> {
    const response = page.waitForResponse((received) => received.request().method() === 'POST');
    await page.getByRole('dialog').getByRole('button', { name: 'Add Department' }).click();
    await response;
  }

  test('shows an error at the top right above the open dialog for 4 s and announces it, and a success for 2 s', async ({
    page,
    server,
  }) => {
    const shell = await rejectDepartments(page, server);
    await submit(page);
    const toast = shell.toasts.filter({ hasText: 'Failed to add department' });
    await expect(toast).toBeVisible();
    await expect.poll(async () => (await toast.boundingBox())?.y).toBe(12);
    const box = await toast.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1280 - 40);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status').filter({ hasText: 'Failed to add department' })).toHaveCount(1);
    expect(await dialog.evaluate((open) => open.querySelector('[data-toast]') !== null)).toBe(true);
    await page.clock.runFor(3_900);
    await expect(toast).not.toHaveAttribute('data-leaving');
    await page.clock.runFor(200);
    await expect(toast).toHaveAttribute('data-leaving');
    await page.clock.runFor(500);
    await expect(toast).toHaveCount(0);

    await page.unrouteAll();
    await submit(page);
    const success = shell.toasts.filter({ hasText: 'Department added successfully' });
    await expect(success).toBeVisible();
    // The dialog closes in the next frame.
    await page.clock.runFor(100);
    await expect(dialog).toBeHidden();
    await page.clock.runFor(1_800);
    await expect(success).not.toHaveAttribute('data-leaving');
    await page.clock.runFor(200);
    await expect(success).toHaveAttribute('data-leaving');
    await page.clock.runFor(500);
    await expect(success).toHaveCount(0);
  });

  test('pauses the timer on hover and focus, and restores the focus when dismissed', async ({ page, server }) => {
    const shell = await rejectDepartments(page, server);
    await submit(page);
    await shell.toasts.hover();
    await page.clock.runFor(10_000);
    await expect(shell.toasts).toBeVisible();
    await page.getByLabel('Department Name').focus();
    await page.mouse.move(10, 700);
    await shell.toasts.getByRole('button', { name: 'Dismiss' }).focus();
    await page.clock.runFor(10_000);
    await expect(shell.toasts).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Department Name')).toBeFocused();
    await page.clock.runFor(500);
    await expect(shell.toasts).toHaveCount(0);
  });

  test('announces each toast once, including repeated messages', async ({ page, server }) => {
    const shell = await rejectDepartments(page, server);
    const read = page.getByRole('status').filter({ hasText: 'Failed to add department' });
    await submit(page);
    await read.locator('span').evaluate((first) => first.setAttribute('data-first', ''));
    await page.clock.runFor(10);
    await submit(page);
    await expect(shell.toasts).toHaveCount(2);
    await expect(read.locator('span')).toHaveCount(1);
    await expect(read.locator('[data-first]')).toHaveCount(0);
    await page.clock.runFor(10);
    await page.unrouteAll();
    await submit(page);
    await expect(page.getByRole('status').filter({ hasText: 'Department added successfully' })).toHaveCount(1);
    await page.clock.runFor(2_100);
    await expect(page.locator('[data-leaving]')).toHaveCount(1);
    await page.clock.runFor(500);
    await expect(shell.toasts).toHaveCount(2);
    await expect(read).toHaveCount(0);
  });

  test('shows at most 20 toasts', async ({ page, server }) => {
    const shell = await rejectDepartments(page, server);
    for (let round = 1; round <= 22; round += 1) {
      await submit(page);
      await expect(shell.toasts).toHaveCount(Math.min(round, 20));
    }
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('Dismiss has a target larger than its icon', async ({ page, server }) => {
      const shell = await rejectDepartments(page, server);
      await submit(page);
      const dismiss = shell.toasts.getByRole('button', { name: 'Dismiss' });
      const isHitBeside = () =>
        dismiss.evaluate((button) => {
          const { x, y } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(x - 6, y - 6));
        });
      await expect.poll(isHitBeside).toBe(true);
    });
  });
});
