import { expect, type Locator, type Page } from '@playwright/test';
import { addPerson, type Person } from '../support/people.ts';
import { storeSession } from '../support/session.ts';
import type { Server } from '../../tools/testing/embeddedServer.ts';

/** The settings screen. */
export class SettingsPage {
  readonly displayName: Locator;
  readonly currentPassword: Locator;
  readonly newPassword: Locator;
  readonly confirmation: Locator;
  readonly darkMode: Locator;
  readonly discard: Locator;
  readonly save: Locator;
  readonly failure: Locator;
  readonly sessions: Locator;
  readonly endOtherSessions: Locator;
  /** The confirmation before unsaved changes are lost. */
  readonly leaveDialog: Locator;

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.displayName = page.getByLabel('Display Name');
    this.currentPassword = page.getByLabel('Current Password');
    this.newPassword = page.getByLabel('New Password', { exact: true });
    this.confirmation = page.getByLabel('Confirm New Password');
    this.darkMode = page.getByRole('button', { name: 'Dark mode' });
    this.discard = page.getByRole('button', { name: 'Discard Changes' });
    this.save = page.getByRole('button', { name: /Save Changes|Saving/ });
    this.failure = page.getByRole('main').getByRole('alert');
    this.sessions = page.getByRole('region', { name: 'Sessions' }).getByRole('listitem');
    this.endOtherSessions = page.getByRole('button', { name: 'End all other sessions' });
    this.leaveDialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  }

  async open(): Promise<void> {
    await this.page.goto('/settings');
    await expect(this.displayName).toBeEditable();
  }

  async fillPasswords(current: string, next: string, confirmation = next): Promise<void> {
    await this.currentPassword.fill(current);
    await this.newPassword.fill(next);
    await this.confirmation.fill(confirmation);
  }

  /** Returns the error under a field, or an empty string. */
  async errorOf(field: Locator): Promise<string> {
    const id = await field.getAttribute('id');
    return (await this.page.locator(`[id="${id ?? ''}-error"]`).allTextContents()).join('');
  }

  toast(text: string): Locator {
    return this.page.locator('[role=status]', { hasText: text }).first();
  }

  /** A read-only value. */
  readOnlyValue(term: string): Locator {
    return this.page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd');
  }
}

/** Opens the settings of a new user. */
export async function openSettings(page: Page, server: Server): Promise<{ person: Person; settings: SettingsPage }> {
  const person = await addPerson(server);
  await storeSession(page, server, person);
  const settings = new SettingsPage(page);
  await settings.open();
  return { person, settings };
}
