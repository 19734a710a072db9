import type { Locator, Page } from '@playwright/test';

/** A screen with dialogs. */
export class DialogScreen {
  /** The open dialog. */
  readonly dialog: Locator;
  /** The error in the open dialog. */
  readonly failure: Locator;

  protected readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    this.failure = this.dialog.getByRole('alert');
  }

  /** The title of the open dialog. */
  title(name: string): Locator {
    return this.dialog.getByRole('heading', { name, exact: true });
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(label, { exact: true });
  }

  press(name: string): Promise<void> {
    return this.dialog.getByRole('button', { name, exact: true }).click();
  }

  toast(text: string): Locator {
    return this.page.locator('[data-toast]', { hasText: text }).first();
  }
}
