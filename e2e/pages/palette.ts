import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test.ts';

/** The command palette. */
export class Palette {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly options: Locator;
  readonly active: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'Search people, screens and actions' });
    this.field = this.dialog.getByRole('combobox');
    this.options = this.dialog.getByRole('option');
    this.active = this.dialog.getByRole('option', { selected: true });
  }

  async open(): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await expect(this.field).toBeFocused();
  }

  option(name: string | RegExp): Locator {
    return this.dialog.getByRole('option', { name });
  }
}
