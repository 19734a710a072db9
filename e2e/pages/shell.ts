import type { Locator, Page } from '@playwright/test';

/** Signs out through the user menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** The layout around every signed-in screen, as a person uses it. */
export class Shell {
  readonly bar: Locator;
  readonly sidebar: Locator;
  readonly toggle: Locator;
  readonly account: Locator;
  /** The sidebar while it lies over the page. */
  readonly overlay: Locator;
  readonly toasts: Locator;
  readonly warning: Locator;

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.bar = page.getByRole('banner');
    this.sidebar = page.getByRole('navigation', { name: 'Sections' });
    this.toggle = this.bar.getByRole('button', { name: /menu$/ });
    this.account = page.getByRole('button', { name: /^Account of/ });
    this.overlay = page.getByRole('dialog', { name: 'Menu' });
    this.toasts = page.locator('[data-toast]');
    this.warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
  }

  /** Follows an entry of the sidebar. */
  async goTo(section: string): Promise<void> {
    await this.sidebar.getByRole('link', { name: section }).click();
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }
}
