import type { Locator, Page } from '@playwright/test';

/** The public landing page. */
export class LandingPage {
  readonly greeting: Locator;
  readonly logIn: Locator;
  readonly goToDashboard: Locator;
  /** Shown if a link in an email did not work. */
  readonly requestNewLink: Locator;
  /** The reason of an automatic sign-out. */
  readonly signOutReason: Locator;

  constructor(page: Page) {
    this.greeting = page.getByRole('heading', { name: 'Welcome!' });
    this.logIn = page.getByRole('link', { name: 'Log In' });
    this.goToDashboard = page.getByRole('link', { name: 'Go to Dashboard' });
    this.requestNewLink = page.getByRole('link', { name: 'Request a new link' });
    this.signOutReason = page.getByRole('status').filter({ hasText: 'You were signed out' });
  }
}
