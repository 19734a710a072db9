import type { Locator, Page } from '@playwright/test';

/** The public landing page, as a person uses it. */
export class LandingPage {
  readonly greeting: Locator;
  readonly logIn: Locator;
  readonly goToDashboard: Locator;
  /** Beside a link of a mail that did not work. */
  readonly requestNewLink: Locator;
  /** Why a session ended that nobody ended by hand. */
  readonly farewell: Locator;

  constructor(page: Page) {
    this.greeting = page.getByRole('heading', { name: 'Welcome!' });
    this.logIn = page.getByRole('link', { name: 'Log In' });
    this.goToDashboard = page.getByRole('link', { name: 'Go to Dashboard' });
    this.requestNewLink = page.getByRole('link', { name: 'Ask for a new link' });
    this.farewell = page.getByRole('status').filter({ hasText: 'You were signed out' });
  }
}
