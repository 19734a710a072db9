import { expect, type Locator, type Page } from '@playwright/test';

/** The sign-in screen, as a person uses it. */
export class LoginPage {
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly failure: Locator;

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.email = page.getByLabel('Email address');
    this.password = page.getByLabel('Password', { exact: true });
    this.submit = page.getByRole('button', { name: /Sign in|Signing in/ });
    this.failure = page.getByRole('alert');
  }

  async open(): Promise<void> {
    await this.page.goto('/login');
    await expect(this.email).toBeEditable();
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }

  /** Opens the screen, signs a demo person in and waits for the shell. */
  async signInAs(name: string, password = 'staff-demo'): Promise<void> {
    await this.open();
    await this.signIn(`${name}@example.org`, password);
    await this.page.waitForURL('**/dashboard');
    await expect(this.page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  }
}
