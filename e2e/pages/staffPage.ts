import { expect, type Locator, type Page } from '@playwright/test';
import { DialogScreen } from './dialogScreen.ts';

/** Presses a button that may be aria-disabled, which a click alone would wait for; one that is covered, it waits for. */
async function pressAlsoUnavailable(button: Locator): Promise<void> {
  await button.hover();
  await button.click({ force: true });
}

/** Roles & Users with its dialogs, as a person uses it. */
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

  /** The name of the person with this email, which links to their page. */
  name(email: string): Locator {
    return this.row(email).getByRole('link').first();
  }

  async find(text: string): Promise<void> {
    // A dialog that closes gives the focus back a frame later: nobody types within that frame.
    await expect(this.dialog).toHaveCount(0);
    await this.search.fill(text);
    await this.page.waitForURL((url) => url.searchParams.get('q') === text);
    // Until the answer is there rows are about to move away from under the pointer.
    await expect(this.page.locator('table[aria-busy="true"]')).toHaveCount(0);
  }

  /** Presses Edit of a person; one that is explained as unavailable, too. */
  async edit(email: string): Promise<void> {
    await pressAlsoUnavailable(this.row(email).getByRole('button', { name: /^Edit/ }));
    await expect(this.dialog).toBeVisible();
  }

  /** Presses Remove of a person; one that is explained as unavailable, too. */
  async remove(email: string): Promise<void> {
    await pressAlsoUnavailable(this.row(email).getByRole('button', { name: /^Remove/ }));
    await expect(this.dialog).toBeVisible();
  }

  async openAdd(): Promise<void> {
    await pressAlsoUnavailable(this.add);
    await expect(this.dialog).toBeVisible();
  }

  /** Fills Add User in; the selects keep their defaults unless named. */
  async fillAdd(person: { email: string; firstName: string; lastName: string; role?: string }): Promise<void> {
    await this.field('Email').fill(person.email);
    await this.field('First Name').fill(person.firstName);
    await this.field('Last Name').fill(person.lastName);
    if (person.role !== undefined) await this.field('Role').selectOption(person.role);
  }

  /** The temporary password, while it is shown. */
  temporaryPassword(): Promise<string> {
    return this.dialog.getByRole('status', { name: 'Temporary password' }).innerText();
  }
}
