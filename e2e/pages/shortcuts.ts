import type { Locator, Page } from '@playwright/test';

/** The dialog that lists the shortcuts. */
export class Shortcuts {
  readonly dialog: Locator;
  readonly singleKeys: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    this.singleKeys = this.dialog.getByRole('button', { name: 'Single-key shortcuts' });
  }
}
