import { Shell } from '../../pages/shell.ts';
import { storeSession } from '../../support/session.ts';
import { expect } from '../../support/test.ts';
import { defineFlow } from '../flow.ts';
import { sidebarChart } from './sidebarChart.ts';

/** The breakpoint, at which the window is wide, and one pixel below it (specification, section 9). */
const WIDE = { width: 1024, height: 800 };
const NARROW = { width: 1023, height: 800 };

async function expectHidden(shell: Shell): Promise<void> {
  await expect(shell.sidebar).toBeHidden();
  await expect(shell.openMenu).toBeVisible();
}

async function expectOverlay(shell: Shell): Promise<void> {
  await expect(shell.overlay).toBeVisible();
  await expect(shell.sidebar.getByRole('link')).toHaveText([
    'Dashboard',
    'Roles & Users',
    'Teams & Departments',
    'Audit Logs',
    'Settings',
  ]);
}

export const sidebarFlow = defineFlow({
  chart: sidebarChart,
  open: async ({ page, server }) => {
    await storeSession(page, server);
    await page.setViewportSize(WIDE);
    await page.goto('/dashboard');
    return { page, shell: new Shell(page) };
  },
  sees: {
    'the pinned sidebar': async ({ shell }) => {
      await expect(shell.sidebar).toBeVisible();
      await expect(shell.overlay).toBeHidden();
      await expect(shell.unpin).toBeVisible();
    },
    'the hidden sidebar': ({ shell }) => expectHidden(shell),
    'the sidebar as an overlay': async ({ shell }) => {
      await expectOverlay(shell);
      await expect(shell.pin).toBeVisible();
    },
    'the hidden sidebar in a narrow window': ({ shell }) => expectHidden(shell),
    'the sidebar as an overlay in a narrow window': async ({ shell }) => {
      await expectOverlay(shell);
      await expect(shell.pin).toBeHidden();
    },
  },
  does: {
    'presses the menu button': ({ shell }) => shell.toggle.click(),
    'chooses Unpin Sidebar': ({ shell }) => shell.unpin.click(),
    'chooses Pin Sidebar': ({ shell }) => shell.pin.click(),
    'presses Escape': ({ page }) => page.keyboard.press('Escape'),
    'clicks outside the sidebar': ({ page }) => page.mouse.click(800, 500),
    'follows a link': async ({ shell }) => {
      await shell.goTo('Audit Logs');
      await expect(shell.heading('Audit Logs')).toBeVisible();
    },
    'makes the window narrow': ({ page }) => page.setViewportSize(NARROW),
    'makes the window wide': ({ page }) => page.setViewportSize(WIDE),
    'reloads the page': async ({ page }) => {
      await page.reload();
    },
  },
});
