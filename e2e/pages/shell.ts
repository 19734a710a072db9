import { expect, type Locator, type Page } from '@playwright/test';
import type { Server } from '../../tools/testing/embeddedServer.ts';
import { storeSession } from '../support/session.ts';

/** Opens the dashboard as the demo manager. The session is shared: a test that signs out must use another person. */
export async function openDashboard(page: Page, server: Server): Promise<void> {
  await storeSession(page, server);
  await page.goto('/dashboard');
  await expect(new Shell(page).heading('Welcome to your Dashboard')).toBeVisible();
}

/** Waits for Sign out while a session is restored. Skips the CSS animation that delays it by 3 s. */
export async function waitForSignOut(page: Page): Promise<void> {
  const signOut = page.getByRole('button', { name: 'Sign out', includeHidden: true });
  await expect(signOut).toBeAttached();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 4_000;
  });
  await expect(signOut).toBeVisible();
}

/** Signs out through the user menu. */
export async function signOut(page: Page): Promise<void> {
  await pressSignOut(page);
  // Leaving the page earlier could interrupt the sign-out.
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
}

/** Presses Sign out in the user menu. Unsaved changes need a confirmation. */
export async function pressSignOut(page: Page): Promise<void> {
  // With the keyboard, because a toast may cover the menu.
  await page.getByRole('button', { name: /^Account of/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter');
}

/** The layout around every signed-in screen. */
export class Shell {
  readonly bar: Locator;
  readonly sidebar: Locator;
  readonly toggle: Locator;
  /** The toggle while the sidebar is hidden. */
  readonly openMenu: Locator;
  readonly pin: Locator;
  readonly unpin: Locator;
  readonly account: Locator;
  /** The sidebar as an overlay. */
  readonly overlay: Locator;
  readonly toasts: Locator;
  /** The inactivity warning. */
  readonly warning: Locator;
  readonly staySignedIn: Locator;
  readonly signOutNow: Locator;

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.bar = page.getByRole('banner');
    this.sidebar = page.getByRole('navigation', { name: 'Sections' });
    this.toggle = this.bar.getByRole('button', { name: /menu$/ });
    this.openMenu = this.bar.getByRole('button', { name: 'Open menu' });
    this.pin = page.getByRole('button', { name: 'Pin Sidebar', exact: true });
    this.unpin = page.getByRole('button', { name: 'Unpin Sidebar' });
    this.account = page.getByRole('button', { name: /^Account of/ });
    this.overlay = page.getByRole('dialog', { name: 'Menu' });
    this.toasts = page.locator('[data-toast]');
    this.warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
    this.staySignedIn = this.warning.getByRole('button', { name: 'Stay signed in' });
    this.signOutNow = this.warning.getByRole('button', { name: 'Sign out now' });
  }

  /** Follows a link in the sidebar. */
  async goTo(section: string): Promise<void> {
    await this.sidebar.getByRole('link', { name: section }).click();
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }
}
