import type { Locator, Page } from '@playwright/test';

type SetupForm = { firstName: string; lastName: string; displayName: string; password: string; confirmation: string };

/** The screen that completes a profile. */
export class SetupPage {
  readonly heading: Locator;
  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly displayName: Locator;
  readonly password: Locator;
  readonly confirmation: Locator;
  readonly submit: Locator;
  readonly failure: Locator;
  readonly signOut: Locator;
  /** On the page that opens a reset link. */
  readonly linkHeading: Locator;
  readonly useLink: Locator;

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { name: 'Complete Your Profile' });
    this.firstName = page.getByLabel('First Name');
    this.lastName = page.getByLabel('Last Name');
    this.displayName = page.getByLabel('Display Name');
    this.password = page.getByLabel('New Password', { exact: true });
    this.confirmation = page.getByLabel('Confirm Password');
    this.submit = page.getByRole('button', { name: /Complete Setup|Updating/ });
    this.failure = page.getByRole('alert');
    this.signOut = page.getByRole('button', { name: 'Sign out' });
    this.linkHeading = page.getByRole('heading', { name: 'Set your password' });
    this.useLink = page.getByRole('button', { name: 'Continue' });
  }

  async complete(form: SetupForm): Promise<void> {
    // Only editors change the names after setup.
    if (await this.firstName.isEditable()) {
      await this.firstName.fill(form.firstName);
      await this.lastName.fill(form.lastName);
    }
    await this.displayName.fill(form.displayName);
    await this.password.fill(form.password);
    await this.confirmation.fill(form.confirmation);
    await this.submit.click();
  }
}
