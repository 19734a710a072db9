import { expect, type Locator, type Page } from '@playwright/test';

/** The sign-in screen. */
export class LoginPage {
  readonly heading: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  /** Replaces Sign in if the user is signed in but the profile failed to load. */
  readonly retry: Locator;
  readonly failure: Locator;
  readonly forgot: Locator;
  /** Replaces Forgot your password? during the cooldown. */
  readonly wait: Locator;
  /** Shown in the message that a link is on its way, after the cooldown. */
  readonly sendAnother: Locator;
  readonly back: Locator;
  readonly home: Locator;

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Sign in' });
    this.email = page.getByLabel('Email address');
    this.password = page.getByLabel('Password', { exact: true });
    this.submit = page.getByRole('button', { name: /Sign in|Signing in/ });
    this.retry = page.getByRole('button', { name: 'Retry' });
    this.failure = page.getByRole('alert');
    this.forgot = page.getByRole('button', { name: 'Forgot your password?' });
    this.wait = page.getByRole('button', { name: /^Wait \d+s to reset$/ });
    this.sendAnother = page.getByRole('button', { name: 'Send another link' });
    this.back = page.getByRole('button', { name: 'Back to sign in' });
    this.home = page.getByRole('link', { name: 'Back to Home' });
  }

  async open(): Promise<void> {
    await this.page.goto('/login');
    await expect(this.email).toBeEditable();
  }

  /** The message that a link is on its way, which replaces the form. */
  sentTo(email: string): Locator {
    return this.page.getByText(`If an account exists for ${email}, a reset link is on its way.`);
  }

  /** Opens the screen and requests a reset link. */
  async requestLink(email: string): Promise<void> {
    await this.open();
    await this.email.fill(email);
    await this.forgot.click();
    await expect(this.sentTo(email)).toBeVisible();
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }

  /** Opens the screen, signs in a demo user and waits for the dashboard. */
  async signInAs(name: string, password = 'staff-demo'): Promise<void> {
    await this.open();
    await this.signIn(`${name}@example.org`, password);
    await this.page.waitForURL('**/dashboard');
    await expect(this.page.locator('main h1')).toBeFocused();
  }
}
