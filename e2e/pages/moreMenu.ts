import { expect, type Locator, type Page } from '@playwright/test';

type MoreItem = 'Export as CSV' | 'Export as JSON' | 'Print' | 'Import users';

/** The More menu of a list. */
export class MoreMenu {
  readonly trigger: Locator;

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.trigger = page.getByRole('button', { name: 'More actions' });
  }

  item(name: MoreItem): Locator {
    return this.page.getByRole('menuitem', { name });
  }

  async open(): Promise<void> {
    await this.trigger.click();
    await expect(this.page.getByRole('menu', { name: 'More actions' })).toBeVisible();
  }

  /** Opens the menu and presses an item, even if it is aria-disabled. */
  async choose(name: MoreItem): Promise<void> {
    await this.open();
    await this.item(name).click({ force: true });
  }
}
