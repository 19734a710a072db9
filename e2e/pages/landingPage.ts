import type { Locator, Page } from '@playwright/test';

/** The public landing page, as a person uses it. */
export class LandingPage {
  readonly greeting: Locator;
  readonly logIn: Locator;
  /** Why a session ended that nobody ended by hand. */
  readonly farewell: Locator;

  constructor(page: Page) {
    this.greeting = page.getByRole('heading', { name: 'Welcome!' });
    this.logIn = page.getByRole('link', { name: 'Log In' });
    this.farewell = page.getByRole('status').filter({ hasText: 'You were signed out' });
  }
}
