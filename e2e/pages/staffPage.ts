import { expect, type Locator, type Page } from '@playwright/test';
import { DialogScreen } from './dialogScreen.ts';

/** Presses a button even if it is aria-disabled, but waits until nothing covers it. */
async function pressEvenIfDisabled(button: Locator): Promise<void> {
  await button.hover();
  await button.click({ force: true });
}

/** The Roles & Users screen with its dialogs. */
export class StaffPage extends DialogScreen {
  readonly search: Locator;
  readonly add: Locator;

  constructor(page: Page) {
    super(page);
    this.search = page.getByPlaceholder('Search by name, email, or role...');
    this.add = page.getByRole('button', { name: 'Add User' }).first();
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/dashboard/roles${search}`);
    await expect(this.rows.first()).toBeVisible();
  }

  /** The rows of people. */
  get rows(): Locator {
    return this.page
      .locator('tbody')
      .getByRole('row')
      .filter({ has: this.page.getByRole('button') });
  }

  /** The row of the person with this email. */
  row(email: string): Locator {
    return this.rows.filter({ hasText: email });
  }

  /** The name of a person, which links to their page. */
  name(email: string): Locator {
    return this.row(email).getByRole('cell').first().getByRole('link');
  }

  async find(text: string): Promise<void> {
    // A closing dialog restores the focus one frame later.
    await expect(this.dialog).toHaveCount(0);
    await this.search.fill(text);
    await this.page.waitForURL((url) => url.searchParams.get('q') === text);
    // Rows may move until the response has arrived.
    await expect(this.page.locator('table[aria-busy="true"]')).toHaveCount(0);
  }

  /** Presses Edit of a person, even if it is disabled. */
  async edit(email: string): Promise<void> {
    await pressEvenIfDisabled(this.row(email).getByRole('button', { name: /^Edit/ }));
    await expect(this.dialog).toBeVisible();
  }

  /** Presses Remove of a person, even if it is disabled. */
  async remove(email: string): Promise<void> {
    await pressEvenIfDisabled(this.row(email).getByRole('button', { name: /^Remove/ }));
    await expect(this.dialog).toBeVisible();
  }

  /** The button of the menu in a person's row. */
  moreActions(email: string): Locator {
    return this.row(email).getByRole('button', { name: /^Actions for/ });
  }

  /** Opens the menu of a person's row, and presses an item even if it is disabled. */
  async choose(email: string, item: string): Promise<void> {
    await this.moreActions(email).click();
    await pressEvenIfDisabled(this.page.getByRole('menuitem', { name: item }));
  }

  /** Presses Suspend of a person, even if it is disabled. */
  async suspend(email: string): Promise<void> {
    await this.choose(email, 'Suspend');
    await expect(this.dialog).toBeVisible();
  }

  restore(email: string): Promise<void> {
    return this.choose(email, 'Restore');
  }

  async openAdd(): Promise<void> {
    await pressEvenIfDisabled(this.add);
    await expect(this.dialog).toBeVisible();
  }

  /** Fills in Add User. The selects keep their defaults, except for `role` if given. */
  async fillAdd(person: { email: string; firstName: string; lastName: string; role?: string }): Promise<void> {
    await this.field('Email').fill(person.email);
    await this.field('First Name').fill(person.firstName);
    await this.field('Last Name').fill(person.lastName);
    if (person.role !== undefined) await this.field('Role').selectOption(person.role);
  }

  /** Reads the temporary password. */
  temporaryPassword(): Promise<string> {
    return this.dialog.getByRole('status', { name: 'Temporary password' }).innerText();
  }
}
